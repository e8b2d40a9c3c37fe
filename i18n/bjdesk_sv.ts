<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Data folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Python</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bjdesk</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Button</name>
    <message>
        <source>CLEAR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DEAL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DOUBLE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DOUBLE
BET</source>
        <extracomment>May break into two lines at \n.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EXIT GAME</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GAMELOGS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gamelogs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HIT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No even money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No insurance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No surrender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>REBET</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>REBET
AND DEAL</source>
        <extracomment>May break into two lines at \n.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>REBUY</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RULES</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rebet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rebet and deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rebuy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SETTINGS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SOUND</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SPLIT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>STAND</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>STATISTICS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SURRENDER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UNDO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VERSION</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YES</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Caption</name>
    <message numerus="yes">
        <source>%n rounds were finished for you: see the gamelogs.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Balance {balance}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer draws {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer takes a face-down card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer turns over {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubled: the bet is {bet}, one card follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance for {cost}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insured for {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No even money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No insurance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No surrender.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place your bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press DEAL when you are ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Split: %n hands now.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Surrender and keep {amount}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrendered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bets are taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer looked: blackjack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer looked: no blackjack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have blackjack. Take even money, {amount}, now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have {cards}, {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You stand on {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your bet is {bet}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your bets: {bets}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>box {box}: {bet}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} more laid to double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} more laid to split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} moved to the table. Balance {balance}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} of play money paid in. Wallet {wallet}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} stands on {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {cards}, {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>10 of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9 of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9 of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9 of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9 of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <extracomment>The last two parts of a list: "ace of hearts and 6 of clubs".</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Copy details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program made a mistake. Your round is kept: close the table and open it again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Dialog</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>Blackjack wins {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box}, hand {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bust. You lose {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charlie wins {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer shows {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer's hand: no cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer's hand: {cards}, shows {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer's hand: {cards}, total {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even money wins {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {hand} of {hands}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance loses {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance wins {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Push. Your bet of {bet} comes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrendered. You lose {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lose {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>active</source>
        <extracomment>Said of the hand that is being played.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bet {bet}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blackjack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loses {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>push</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>soft {total}</source>
        <extracomment>A total in which an ace counts 11.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>surrendered, loses {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{total}, bust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: push.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Money</name>
    <message>
        <source>This is play money: it can't be bought, and nothing of it can be paid out.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>A new bet has begun. Clear it to repeat the last one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round is running. Bets can be laid when it is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round is running. Money can be moved when it is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A split ace gets one card only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces may be split only once at this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a resumed round the bet can't be repeated. Lay a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a split there is no doubling at this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An insured box may no longer double or split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hand is in play. Bet and press DEAL first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not enough: doubling costs {bet}, balance {balance}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not enough: the bet is {bet}, balance {balance}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not enough: the chip is {bet}, balance {balance}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not enough: the minimum is {bet}, balance {balance}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not enough: this costs {cost}, balance {balance}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only 10 and 11 may be doubled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only 9, 10 and 11 may be doubled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only as the first decision, and not after a split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only hard 10 and 11 may be doubled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only hard 9, 10 and 11 may be doubled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only two cards of the same rank may be split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only two cards of the same value may be split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only with the first two cards of a hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please answer the question first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press {key} to rebuy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rebuy is possible when the round is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The box has all its %n hands, more are not possible.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The maximum is {maximum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The minimum is {minimum}: {missing} is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same bet already lies on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe has too few cards for so many boxes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table had already changed. Please press again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wallet holds only {wallet}: {missing} is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no bet yet. Press a chip first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no doubling at this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no earlier bet to repeat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no splitting at this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such box at this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such chip here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no surrender at this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This amount can't be paid in. Take one above zero and not too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not asked now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have already said no to surrender.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
