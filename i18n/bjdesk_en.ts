<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Caption</name>
    <message numerus="yes">
        <source>%n bets, {total} in all.</source>
        <translation>
            <numerusform>%n bet, {total} in all.</numerusform>
            <numerusform>%n bets, {total} in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boxes</source>
        <translation>
            <numerusform>%n box</numerusform>
            <numerusform>%n boxes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n even</source>
        <translation>
            <numerusform>%n even</numerusform>
            <numerusform>%n even</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n lost</numerusform>
            <numerusform>%n lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds were finished for you: see the gamelogs.</source>
        <translation>
            <numerusform>%n round was finished for you: see the gamelogs.</numerusform>
            <numerusform>%n rounds were finished for you: see the gamelogs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Split: %n hands now.</source>
        <translation>
            <numerusform>Split: %n hand now.</numerusform>
            <numerusform>Split: %n hands now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message numerus="yes">
        <source>It holds %n rounds, {table} on the table and {wallet} in the wallet.</source>
        <translation>
            <numerusform>It holds %n round, {table} on the table and {wallet} in the wallet.</numerusform>
            <numerusform>It holds %n rounds, {table} on the table and {wallet} in the wallet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Filter</name>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule sets of your own</source>
        <translation>
            <numerusform>%n rule set of your own</numerusform>
            <numerusform>%n rule sets of your own</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message numerus="yes">
        <source>A name has 1 to %n letters or other signs.</source>
        <translation>
            <numerusform>A name has one sign.</numerusform>
            <numerusform>A name has 1 to %n letters or other signs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The box has all its %n hands, more are not possible.</source>
        <translation>
            <numerusform>The box has its one hand, more are not possible.</numerusform>
            <numerusform>The box has all its %n hands, more are not possible.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rule refused</name>
    <message numerus="yes">
        <source>A name has %n letters at most.</source>
        <translation>
            <numerusform>A name has %n letter at most.</numerusform>
            <numerusform>A name has %n letters at most.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rule value</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>A hand of %n cards that is not bust wins 1 to 1 at once, against any hand of the dealer.</source>
        <translation>
            <numerusform>A hand of %n card that is not bust wins 1 to 1 at once, against any hand of the dealer.</numerusform>
            <numerusform>A hand of %n cards that is not bust wins 1 to 1 at once, against any hand of the dealer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One box can become %n hands at most.</source>
        <translation>
            <numerusform>One box can become %n hand at most.</numerusform>
            <numerusform>One box can become %n hands at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards come from %n packs of 52 cards.</source>
        <translation>
            <numerusform>The cards come from %n pack of 52 cards.</numerusform>
            <numerusform>The cards come from %n packs of 52 cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n boxes at the table.</source>
        <translation>
            <numerusform>There is %n box at the table.</numerusform>
            <numerusform>There are %n boxes at the table.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message numerus="yes">
        <source>After %n minutes</source>
        <translation>
            <numerusform>After %n minute</numerusform>
            <numerusform>After %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every %n minutes</source>
        <translation>
            <numerusform>Every minute</numerusform>
            <numerusform>Every %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n hands</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n rounds whose decisions are valued</source>
        <translation>
            <numerusform>In %n round whose decisions are valued</numerusform>
            <numerusform>In %n rounds whose decisions are valued</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mistakes in %n rounds</source>
        <translation>
            <numerusform>Mistakes in %n round</numerusform>
            <numerusform>Mistakes in %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>mistakes in %n rounds</source>
        <translation>
            <numerusform>mistakes in %n round</numerusform>
            <numerusform>mistakes in %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the triangle stands for %n buy-ins</source>
        <translation>
            <numerusform>the triangle stands for %n buy-in</numerusform>
            <numerusform>the triangle stands for %n buy-ins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the triangle stands for %n cash-outs</source>
        <translation>
            <numerusform>the triangle stands for %n cash-out</numerusform>
            <numerusform>the triangle stands for %n cash-outs</numerusform>
        </translation>
    </message>
</context>
</TS>
