<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Data folder</source>
        <translation>Datamapp</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licens</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Qt</source>
        <translation>Qt</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>bjdesk</source>
        <translation>bjdesk</translation>
    </message>
</context>
<context>
    <name>Amount</name>
    <message>
        <source>An amount has at most two decimals.</source>
        <translation>Ett belopp har högst två decimaler.</translation>
    </message>
    <message>
        <source>This is no amount. Write it in digits, as {example}.</source>
        <translation>Det här är inget belopp. Skriv det med siffror, som {example}.</translation>
    </message>
    <message>
        <source>Write an amount.</source>
        <translation>Skriv ett belopp.</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>BALANCE</source>
        <translation>SALDO</translation>
    </message>
    <message>
        <source>BET</source>
        <translation>INSATS</translation>
    </message>
    <message>
        <source>Balance {amount}</source>
        <translation>Saldo {amount}</translation>
    </message>
    <message>
        <source>Bet {amount}</source>
        <translation>Insats {amount}</translation>
    </message>
    <message>
        <source>WIN</source>
        <translation>VINST</translation>
    </message>
    <message>
        <source>Win {amount}</source>
        <translation>Vinst {amount}</translation>
    </message>
</context>
<context>
    <name>Button</name>
    <message>
        <source>CLEAR</source>
        <translation>RENSA</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Rensa</translation>
    </message>
    <message>
        <source>DEAL</source>
        <translation>GE</translation>
    </message>
    <message>
        <source>DOUBLE</source>
        <translation>DUBBLA</translation>
    </message>
    <message>
        <source>DOUBLE
BET</source>
        <extracomment>May break into two lines at \n.</extracomment>
        <translation>DUBBLA
INSATSEN</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Ge</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Dubbla</translation>
    </message>
    <message>
        <source>Double bet</source>
        <translation>Dubbla insatsen</translation>
    </message>
    <message>
        <source>EXIT GAME</source>
        <translation>AVSLUTA SPELET</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Lika insats</translation>
    </message>
    <message>
        <source>Exit game</source>
        <translation>Avsluta spelet</translation>
    </message>
    <message>
        <source>GAMELOGS</source>
        <translation>SPELLOGG</translation>
    </message>
    <message>
        <source>Gamelogs</source>
        <translation>Spellogg</translation>
    </message>
    <message>
        <source>HINT</source>
        <translation>TIPS</translation>
    </message>
    <message>
        <source>HIT</source>
        <translation>KÖP</translation>
    </message>
    <message>
        <source>HOW TO PLAY</source>
        <translation>SÅ SPELAR DU</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tips</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Köp</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Så spelar du</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Försäkring</translation>
    </message>
    <message>
        <source>KEYS</source>
        <translation>TANGENTER</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tangenter</translation>
    </message>
    <message>
        <source>NO</source>
        <translation>NEJ</translation>
    </message>
    <message>
        <source>No even money</source>
        <translation>Ingen lika insats</translation>
    </message>
    <message>
        <source>No insurance</source>
        <translation>Ingen försäkring</translation>
    </message>
    <message>
        <source>No surrender</source>
        <translation>Ge inte upp</translation>
    </message>
    <message>
        <source>REBET</source>
        <translation>SAMMA
INSATS</translation>
    </message>
    <message>
        <source>REBET
AND DEAL</source>
        <extracomment>May break into two lines at \n.</extracomment>
        <translation>SAMMA INSATS
OCH GE</translation>
    </message>
    <message>
        <source>REBUY</source>
        <translation>KÖP IN</translation>
    </message>
    <message>
        <source>RULES</source>
        <translation>REGLER</translation>
    </message>
    <message>
        <source>Rebet</source>
        <translation>Samma insats</translation>
    </message>
    <message>
        <source>Rebet and deal</source>
        <translation>Samma insats och ge</translation>
    </message>
    <message>
        <source>Rebuy</source>
        <translation>Köp in</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>SETTINGS</source>
        <translation>INSTÄLLNINGAR</translation>
    </message>
    <message>
        <source>SOUND</source>
        <translation>LJUD</translation>
    </message>
    <message>
        <source>SPLIT</source>
        <translation>DELA</translation>
    </message>
    <message>
        <source>STAND</source>
        <translation>STANNA</translation>
    </message>
    <message>
        <source>STATISTICS</source>
        <translation>STATISTIK</translation>
    </message>
    <message>
        <source>SURRENDER</source>
        <translation>GE UPP</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ljud</translation>
    </message>
    <message>
        <source>Sound is off</source>
        <translation>Ljudet är av</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <translation>Ljudet är på</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Dela</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Stanna</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Ge upp</translation>
    </message>
    <message>
        <source>UNDO</source>
        <translation>ÅNGRA</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>VERSION</source>
        <translation>VERSION</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>YES</source>
        <translation>JA</translation>
    </message>
</context>
<context>
    <name>Caption</name>
    <message numerus="yes">
        <source>%n bets, {total} in all.</source>
        <translation>
            <numerusform>%n insats, {total} totalt.</numerusform>
            <numerusform>%n insatser, {total} totalt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boxes</source>
        <translation>
            <numerusform>%n box</numerusform>
            <numerusform>%n boxar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n even</source>
        <translation>
            <numerusform>%n oavgjort</numerusform>
            <numerusform>%n oavgjort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n förlorade</numerusform>
            <numerusform>%n förlorade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds were finished for you: see the gamelogs.</source>
        <translation>
            <numerusform>%n runda avslutades åt dig: se spelloggen.</numerusform>
            <numerusform>%n rundor avslutades åt dig: se spelloggen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n vann</numerusform>
            <numerusform>%n vann</numerusform>
        </translation>
    </message>
    <message>
        <source>Balance {balance}.</source>
        <translation>Saldo {balance}.</translation>
    </message>
    <message>
        <source>Bet {amount}.</source>
        <translation>Insats {amount}.</translation>
    </message>
    <message>
        <source>Bets: {bets}.</source>
        <translation>Insatser: {bets}.</translation>
    </message>
    <message>
        <source>Boxes {numbers}</source>
        <translation>Box {numbers}</translation>
    </message>
    <message>
        <source>Break until {time}.</source>
        <translation>Paus till {time}.</translation>
    </message>
    <message>
        <source>Dealer draws {card}.</source>
        <translation>Given drar {card}.</translation>
    </message>
    <message>
        <source>Dealer takes a face-down card.</source>
        <translation>Given tar ett dolt kort.</translation>
    </message>
    <message>
        <source>Dealer turns over {card}.</source>
        <translation>Given vänder upp {card}.</translation>
    </message>
    <message>
        <source>Doubled: the bet is {bet}, one card follows.</source>
        <translation>Dubblat: insatsen är {bet}, ett kort till delas ut.</translation>
    </message>
    <message>
        <source>Guests: {results}.</source>
        <translation>Gäster: {results}.</translation>
    </message>
    <message>
        <source>Insurance for {cost}?</source>
        <translation>Försäkring för {cost}?</translation>
    </message>
    <message>
        <source>Insured for {amount}.</source>
        <translation>Försäkrad för {amount}.</translation>
    </message>
    <message>
        <source>No even money.</source>
        <translation>Ingen lika insats.</translation>
    </message>
    <message>
        <source>No insurance.</source>
        <translation>Ingen försäkring.</translation>
    </message>
    <message>
        <source>No surrender.</source>
        <translation>Handen spelas vidare.</translation>
    </message>
    <message>
        <source>Place your bet.</source>
        <translation>Lägg din insats.</translation>
    </message>
    <message>
        <source>Press DEAL when you are ready.</source>
        <translation>Tryck på GE när du är klar.</translation>
    </message>
    <message>
        <source>Press a chip to bet, then DEAL.</source>
        <translation>Tryck på en mark för att satsa, sedan på GE.</translation>
    </message>
    <message>
        <source>Press a chip, then a box to bet, then DEAL.</source>
        <translation>Tryck på en mark, sedan på en box för att satsa, sedan på GE.</translation>
    </message>
    <message numerus="yes">
        <source>Split: %n hands now.</source>
        <translation>
            <numerusform>Delat: %n hand nu.</numerusform>
            <numerusform>Delat: %n händer nu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Surrender and keep {amount}?</source>
        <translation>Ge upp och behålla {amount}?</translation>
    </message>
    <message>
        <source>Surrendered.</source>
        <translation>Du ger upp.</translation>
    </message>
    <message>
        <source>The bets are taken back.</source>
        <translation>Insatserna är tillbakatagna.</translation>
    </message>
    <message>
        <source>The cards are shuffled.</source>
        <translation>Korten blandas.</translation>
    </message>
    <message>
        <source>The cut card: this is the last round of this shoe.</source>
        <translation>Stoppkortet: det här är skons sista runda.</translation>
    </message>
    <message>
        <source>The dealer looked: blackjack.</source>
        <translation>Given har tittat: blackjack.</translation>
    </message>
    <message>
        <source>The dealer looked: no blackjack.</source>
        <translation>Given har tittat: ingen blackjack.</translation>
    </message>
    <message>
        <source>The shoe is shuffled now.</source>
        <translation>Nu blandas skon.</translation>
    </message>
    <message>
        <source>Total {total}.</source>
        <translation>Summa {total}.</translation>
    </message>
    <message>
        <source>You have blackjack. Take even money, {amount}, now?</source>
        <translation>Du har blackjack. Ta lika insats, {amount}, nu?</translation>
    </message>
    <message>
        <source>You have {cards}, {total}.</source>
        <translation>Du har {cards}, {total}.</translation>
    </message>
    <message>
        <source>You stand on {total}.</source>
        <translation>Du stannar på {total}.</translation>
    </message>
    <message>
        <source>Your bet is {bet}.</source>
        <translation>Din insats är {bet}.</translation>
    </message>
    <message>
        <source>Your bets: {bets}.</source>
        <translation>Dina insatser: {bets}.</translation>
    </message>
    <message>
        <source>box {box}: {bet}</source>
        <translation>box {box}: {bet}</translation>
    </message>
    <message>
        <source>{amount} more laid to double.</source>
        <translation>{amount} till läggs för att dubbla.</translation>
    </message>
    <message>
        <source>{amount} more laid to split.</source>
        <translation>{amount} till läggs för att dela.</translation>
    </message>
    <message>
        <source>{amount} moved back to the wallet. Balance {balance}.</source>
        <translation>{amount} flyttat tillbaka till kontot. Saldo {balance}.</translation>
    </message>
    <message>
        <source>{amount} moved to the table. Balance {balance}.</source>
        <translation>{amount} har flyttats till bordet. Saldo {balance}.</translation>
    </message>
    <message>
        <source>{amount} of play money paid in for {name}. Balance {balance}.</source>
        <translation>{amount} i lekpengar insatta för {name}. Saldo {balance}.</translation>
    </message>
    <message>
        <source>{amount} of play money paid in. Wallet {wallet}.</source>
        <translation>{amount} i lekpengar har satts in. Konto {wallet}.</translation>
    </message>
    <message>
        <source>{who} stands on {total}.</source>
        <translation>{who} stannar på {total}.</translation>
    </message>
    <message>
        <source>{who}: lost {amount}.</source>
        <translation>{who}: förlust {amount}.</translation>
    </message>
    <message>
        <source>{who}: neither won nor lost.</source>
        <translation>{who}: varken vinst eller förlust.</translation>
    </message>
    <message>
        <source>{who}: won {amount}.</source>
        <translation>{who}: vinst {amount}.</translation>
    </message>
    <message>
        <source>{who}: {cards}, {total}.</source>
        <translation>{who}: {cards}, {total}.</translation>
    </message>
    <message>
        <source>{who}: {what}</source>
        <translation>{who}: {what}</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>10 of clubs</source>
        <translation>klöver 10</translation>
    </message>
    <message>
        <source>10 of diamonds</source>
        <translation>ruter 10</translation>
    </message>
    <message>
        <source>10 of hearts</source>
        <translation>hjärter 10</translation>
    </message>
    <message>
        <source>10 of spades</source>
        <translation>spader 10</translation>
    </message>
    <message>
        <source>2 of clubs</source>
        <translation>klöver 2</translation>
    </message>
    <message>
        <source>2 of diamonds</source>
        <translation>ruter 2</translation>
    </message>
    <message>
        <source>2 of hearts</source>
        <translation>hjärter 2</translation>
    </message>
    <message>
        <source>2 of spades</source>
        <translation>spader 2</translation>
    </message>
    <message>
        <source>3 of clubs</source>
        <translation>klöver 3</translation>
    </message>
    <message>
        <source>3 of diamonds</source>
        <translation>ruter 3</translation>
    </message>
    <message>
        <source>3 of hearts</source>
        <translation>hjärter 3</translation>
    </message>
    <message>
        <source>3 of spades</source>
        <translation>spader 3</translation>
    </message>
    <message>
        <source>4 of clubs</source>
        <translation>klöver 4</translation>
    </message>
    <message>
        <source>4 of diamonds</source>
        <translation>ruter 4</translation>
    </message>
    <message>
        <source>4 of hearts</source>
        <translation>hjärter 4</translation>
    </message>
    <message>
        <source>4 of spades</source>
        <translation>spader 4</translation>
    </message>
    <message>
        <source>5 of clubs</source>
        <translation>klöver 5</translation>
    </message>
    <message>
        <source>5 of diamonds</source>
        <translation>ruter 5</translation>
    </message>
    <message>
        <source>5 of hearts</source>
        <translation>hjärter 5</translation>
    </message>
    <message>
        <source>5 of spades</source>
        <translation>spader 5</translation>
    </message>
    <message>
        <source>6 of clubs</source>
        <translation>klöver 6</translation>
    </message>
    <message>
        <source>6 of diamonds</source>
        <translation>ruter 6</translation>
    </message>
    <message>
        <source>6 of hearts</source>
        <translation>hjärter 6</translation>
    </message>
    <message>
        <source>6 of spades</source>
        <translation>spader 6</translation>
    </message>
    <message>
        <source>7 of clubs</source>
        <translation>klöver 7</translation>
    </message>
    <message>
        <source>7 of diamonds</source>
        <translation>ruter 7</translation>
    </message>
    <message>
        <source>7 of hearts</source>
        <translation>hjärter 7</translation>
    </message>
    <message>
        <source>7 of spades</source>
        <translation>spader 7</translation>
    </message>
    <message>
        <source>8 of clubs</source>
        <translation>klöver 8</translation>
    </message>
    <message>
        <source>8 of diamonds</source>
        <translation>ruter 8</translation>
    </message>
    <message>
        <source>8 of hearts</source>
        <translation>hjärter 8</translation>
    </message>
    <message>
        <source>8 of spades</source>
        <translation>spader 8</translation>
    </message>
    <message>
        <source>9 of clubs</source>
        <translation>klöver 9</translation>
    </message>
    <message>
        <source>9 of diamonds</source>
        <translation>ruter 9</translation>
    </message>
    <message>
        <source>9 of hearts</source>
        <translation>hjärter 9</translation>
    </message>
    <message>
        <source>9 of spades</source>
        <translation>spader 9</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>klöver ess</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>ruter ess</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>hjärter ess</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>spader ess</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>dolt kort</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>klöver knekt</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>ruter knekt</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>hjärter knekt</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>spader knekt</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>klöver kung</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>ruter kung</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>hjärter kung</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>spader kung</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>klöver dam</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>ruter dam</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>hjärter dam</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>spader dam</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <extracomment>The last two parts of a list: "ace of hearts and 6 of clubs".</extracomment>
        <translation>{first} och {last}</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>Chip {value}</source>
        <translation>Mark {value}</translation>
    </message>
    <message>
        <source>Key {key} lays it, Shift+{key} or the right button takes it off.</source>
        <translation>Tangenten {key} lägger den, Shift+{key} eller höger musknapp tar av den.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>BJ</source>
        <translation>BJ</translation>
    </message>
    <message>
        <source>Bust</source>
        <translation>Sprucken</translation>
    </message>
    <message>
        <source>DEALER'S HAND ENDS WITH</source>
        <translation>GIVENS HAND SLUTAR PÅ</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tips</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Spela vidare</translation>
    </message>
    <message>
        <source>Take even money</source>
        <translation>Ta lika insats</translation>
    </message>
    <message>
        <source>Take insurance</source>
        <translation>Ta försäkring</translation>
    </message>
    <message>
        <source>The coach is off. It is turned on in the settings.</source>
        <translation>Rådgivaren är av. Den slås på i inställningarna.</translation>
    </message>
    <message>
        <source>There is nothing to decide now.</source>
        <translation>Det finns inget att välja nu.</translation>
    </message>
    <message>
        <source>Too few cards are left in the shoe to tell.</source>
        <translation>För få kort är kvar i skon för att kunna säga det.</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Räknar…</translation>
    </message>
    <message>
        <source>Worth in per cent of the bet, best first: {choices}.</source>
        <translation>Värde i procent av insatsen, bäst först: {choices}.</translation>
    </message>
    <message>
        <source>in % of the bet</source>
        <translation>i % av insatsen</translation>
    </message>
    <message>
        <source>{choice} cost {share}</source>
        <translation>{choice} kostade {share}</translation>
    </message>
    <message>
        <source>{choice} cost {share} of the bet; {best} was best</source>
        <translation>{choice} kostade {share} av insatsen; bäst var {best}</translation>
    </message>
    <message>
        <source>{choice} {share}</source>
        <translation>{choice} {share}</translation>
    </message>
    <message>
        <source>{choice}: right</source>
        <translation>{choice}: rätt</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>A report without hidden cards is in {file}.</source>
        <translation>En rapport utan dolda kort finns i {file}.</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Stäng bordet</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Kopiera detaljerna</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detaljer</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Spela vidare</translation>
    </message>
    <message>
        <source>No report could be written; the details are below.</source>
        <translation>Ingen rapport kunde skrivas; detaljerna står nedan.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Något gick fel</translation>
    </message>
    <message>
        <source>The program made a mistake. Your money and your round are kept; you can go on.</source>
        <translation>Programmet gjorde ett misstag. Dina pengar och din runda är sparade; du kan spela vidare.</translation>
    </message>
</context>
<context>
    <name>Dialog</name>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
</context>
<context>
    <name>Exit</name>
    <message>
        <source>A round is running. It is kept, and goes on just here when you come back.</source>
        <translation>En runda pågår. Den sparas och fortsätter precis här när du kommer tillbaka.</translation>
    </message>
    <message>
        <source>Exit game</source>
        <translation>Avsluta spelet</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Stanna kvar</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>All that was played after it is lost. The damaged file is kept beside it.</source>
        <translation>Allt som spelades efter den är förlorat. Den skadade filen sparas bredvid.</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Börja om</translation>
    </message>
    <message>
        <source>Go on from the backup of {when}?</source>
        <translation>Fortsätta från säkerhetskopian från {when}?</translation>
    </message>
    <message numerus="yes">
        <source>It holds %n rounds, {table} on the table and {wallet} in the wallet.</source>
        <translation>
            <numerusform>Den innehåller %n runda, {table} på bordet och {wallet} på kontot.</numerusform>
            <numerusform>Den innehåller %n rundor, {table} på bordet och {wallet} på kontot.</numerusform>
        </translation>
    </message>
    <message>
        <source>Please note</source>
        <translation>Observera</translation>
    </message>
    <message>
        <source>Some settings in {file} can't be used ({names}), so their defaults hold.</source>
        <translation>Vissa inställningar i {file} kan inte användas ({names}), så standardvärdena gäller.</translation>
    </message>
    <message>
        <source>The game's file {file} is missing. Nothing was changed.</source>
        <translation>Spelets fil {file} saknas. Inget har ändrats.</translation>
    </message>
    <message>
        <source>The program made a mistake with the stored game. Please open the table again.</source>
        <translation>Programmet gjorde ett fel med det sparade spelet. Öppna bordet igen.</translation>
    </message>
    <message>
        <source>The settings in {file} can't be opened, so the defaults hold.</source>
        <translation>Inställningarna i {file} kan inte öppnas, så standardvärdena gäller.</translation>
    </message>
    <message>
        <source>The settings in {file} can't be read, so the defaults hold. A copy is kept.</source>
        <translation>Inställningarna i {file} kan inte läsas, så standardvärdena gäller. En kopia sparas.</translation>
    </message>
    <message>
        <source>The stored game is damaged</source>
        <translation>Det sparade spelet är skadat</translation>
    </message>
    <message>
        <source>The stored game is missing</source>
        <translation>Det sparade spelet saknas</translation>
    </message>
    <message>
        <source>The table can't open</source>
        <translation>Bordet kan inte öppnas</translation>
    </message>
    <message>
        <source>The table of {folder} is open already, but does not answer.</source>
        <translation>Bordet i {folder} är redan öppet men svarar inte.</translation>
    </message>
    <message>
        <source>The table of {folder} is open already, now in front; not used: {options}.</source>
        <translation>Bordet i {folder} är redan öppet och ligger nu överst; inte använt: {options}.</translation>
    </message>
    <message>
        <source>The table of {folder} is open already; it has been brought to the front.</source>
        <translation>Bordet i {folder} är redan öppet; det har lagts överst.</translation>
    </message>
    <message>
        <source>There is no good backup of it. If you begin anew, all that is left of it is kept.</source>
        <translation>Det finns ingen hel säkerhetskopia av den. Om du börjar om sparas allt som finns kvar av den.</translation>
    </message>
    <message>
        <source>There is no space left to write {file}. Nothing is lost that was shown.</source>
        <translation>Det finns inte plats kvar för att skriva {file}. Inget som har visats är förlorat.</translation>
    </message>
    <message>
        <source>This brings back the backup of {when}: {command}</source>
        <translation>Så återställs säkerhetskopian från {when}: {command}</translation>
    </message>
    <message>
        <source>This could not be kept</source>
        <translation>Det här kunde inte sparas</translation>
    </message>
    <message>
        <source>Use the backup</source>
        <translation>Använd säkerhetskopian</translation>
    </message>
    <message>
        <source>What was played after it is in the missing file alone. If you begin anew, all backups are kept.</source>
        <translation>Det som spelades efter den finns bara i filen som saknas. Om du börjar om sparas alla säkerhetskopior.</translation>
    </message>
    <message>
        <source>{file} belongs to another program. Nothing was changed.</source>
        <translation>{file} hör till ett annat program. Inget har ändrats.</translation>
    </message>
    <message>
        <source>{file} can't be written: please check the folder's permissions.</source>
        <translation>Det går inte att skriva {file}: kontrollera mappens behörigheter.</translation>
    </message>
    <message>
        <source>{file} could not be read or written: the disk gave an error.</source>
        <translation>{file} kunde inte läsas eller skrivas: disken gav ett fel.</translation>
    </message>
    <message>
        <source>{file} is damaged and can't be played from. Nothing was changed.</source>
        <translation>{file} är skadad och går inte att spela från. Inget har ändrats.</translation>
    </message>
    <message>
        <source>{file} is in use by another bjdesk.</source>
        <translation>{file} används av en annan bjdesk.</translation>
    </message>
    <message>
        <source>{file} is not there.</source>
        <translation>{file} finns inte.</translation>
    </message>
    <message>
        <source>{file} was written by a newer bjdesk: please update. Nothing was changed.</source>
        <translation>{file} har skrivits av en nyare bjdesk: uppdatera programmet. Inget har ändrats.</translation>
    </message>
</context>
<context>
    <name>Felt</name>
    <message>
        <source>BLACKJACK</source>
        <translation>BLACKJACK</translation>
    </message>
    <message>
        <source>BLACKJACK PAYS {ratio}</source>
        <translation>BLACKJACK BETALAR {ratio}</translation>
    </message>
    <message>
        <source>BUST</source>
        <translation>SPRUCKEN</translation>
    </message>
    <message>
        <source>Bet {bet}, box {box}</source>
        <translation>Insats {bet}, box {box}</translation>
    </message>
    <message>
        <source>Blackjack table</source>
        <translation>Blackjackbord</translation>
    </message>
    <message>
        <source>Box {box}: bet {bet}</source>
        <translation>Box {box}: insats {bet}</translation>
    </message>
    <message>
        <source>CHARLIE</source>
        <translation>CHARLIE</translation>
    </message>
    <message>
        <source>Chip {value}</source>
        <translation>Mark {value}</translation>
    </message>
    <message>
        <source>Dealer hits soft 17</source>
        <translation>Given drar på mjuk 17</translation>
    </message>
    <message>
        <source>Dealer stands on all 17s</source>
        <translation>Given stannar på alla 17</translation>
    </message>
    <message>
        <source>GIVEN UP</source>
        <extracomment>On a badge: the hand was given up.</extracomment>
        <translation>UPPGIVEN</translation>
    </message>
    <message>
        <source>Insurance pays {ratio}</source>
        <translation>Försäkring betalar {ratio}</translation>
    </message>
    <message>
        <source>LOSE</source>
        <translation>FÖRLUST</translation>
    </message>
    <message>
        <source>MAX</source>
        <translation>MAX</translation>
    </message>
    <message>
        <source>MIN</source>
        <translation>MIN</translation>
    </message>
    <message>
        <source>Minimum {least}, maximum {most}. Opens the rules.</source>
        <translation>Minst {least}, högst {most}. Öppnar reglerna.</translation>
    </message>
    <message>
        <source>PUSH</source>
        <translation>OAVGJORT</translation>
    </message>
    <message>
        <source>The house wins ties</source>
        <translation>Huset vinner vid lika</translation>
    </message>
    <message>
        <source>WIN</source>
        <translation>VINST</translation>
    </message>
</context>
<context>
    <name>Filter</name>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n runda</numerusform>
            <numerusform>%n rundor</numerusform>
        </translation>
    </message>
    <message>
        <source>All bets, from … to …</source>
        <translation>Alla insatser, från … till …</translation>
    </message>
    <message>
        <source>Any day</source>
        <translation>Alla dagar</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Alla resultat</translation>
    </message>
    <message>
        <source>Any rules</source>
        <translation>Alla regler</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>Came out even</source>
        <translation>Gick jämnt ut</translation>
    </message>
    <message>
        <source>Cards: A Ks 10h</source>
        <translation>Kort: A Ks 10h</translation>
    </message>
    <message>
        <source>Costly choice</source>
        <translation>Dyrt val</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>Dubblad</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Finished for you</source>
        <translation>Avslutad åt dig</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Första dagen</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>Från … till …</translation>
    </message>
    <message>
        <source>In the round</source>
        <translation>I rundan</translation>
    </message>
    <message>
        <source>Insured</source>
        <translation>Försäkrad</translation>
    </message>
    <message>
        <source>Largest bet</source>
        <translation>Största insats</translation>
    </message>
    <message>
        <source>Largest result</source>
        <translation>Största resultat</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Sista dagen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Förlorad</translation>
    </message>
    <message>
        <source>No round matches.</source>
        <translation>Ingen runda matchar.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Search by cards</source>
        <translation>Sök efter kort</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Visa alla</translation>
    </message>
    <message>
        <source>Smallest bet</source>
        <translation>Minsta insats</translation>
    </message>
    <message>
        <source>Smallest result</source>
        <translation>Minsta resultat</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Delad</translation>
    </message>
    <message>
        <source>Surrendered</source>
        <translation>Uppgiven</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>De senaste 30 dagarna</translation>
    </message>
    <message>
        <source>The last 365 days</source>
        <translation>De senaste 365 dagarna</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>De senaste 7 dagarna</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>I dag</translation>
    </message>
    <message>
        <source>When</source>
        <translation>När</translation>
    </message>
    <message>
        <source>Whose rounds</source>
        <translation>Vems rundor</translation>
    </message>
    <message>
        <source>With a note</source>
        <translation>Med anteckning</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vunnen</translation>
    </message>
    <message>
        <source>Won or lost, from … to …</source>
        <translation>Vunnet eller förlorat, från … till …</translation>
    </message>
    <message>
        <source>Write ranks or cards: A is any ace, Ks the king of spades. Suits are s, h, d and c.</source>
        <translation>Skriv valörer eller kort: A är vilket ess som helst, Ks är spader kung. Färgerna är s (spader), h (hjärter), d (ruter) och c (klöver).</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>insats</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>söker…</translation>
    </message>
    <message>
        <source>since {day}</source>
        <translation>sedan {day}</translation>
    </message>
    <message>
        <source>until {day}</source>
        <translation>till och med {day}</translation>
    </message>
    <message>
        <source>won or lost</source>
        <translation>vunnet eller förlorat</translation>
    </message>
    <message>
        <source>{what} at least {amount}</source>
        <translation>{what} minst {amount}</translation>
    </message>
    <message>
        <source>{what} at most {amount}</source>
        <translation>{what} högst {amount}</translation>
    </message>
</context>
<context>
    <name>Gamelog</name>
    <message>
        <source>All bets</source>
        <translation>Alla insatser</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Till listan</translation>
    </message>
    <message>
        <source>Balance after</source>
        <translation>Saldo efter</translation>
    </message>
    <message>
        <source>Balance before</source>
        <translation>Saldo före</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Kontrollera</translation>
    </message>
    <message>
        <source>Check this round: deal its shoe and play it again</source>
        <translation>Kontrollera rundan: ge dess sko och spela den igen</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Val</translation>
    </message>
    <message>
        <source>Copy as a picture</source>
        <translation>Kopiera som bild</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Kopiera som text</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Given</translation>
    </message>
    <message>
        <source>Dealt and played again it comes out the same.</source>
        <translation>Given och spelad på nytt blir den likadan.</translation>
    </message>
    <message>
        <source>Dealt and played again this round comes out otherwise than it is kept.</source>
        <translation>Given och spelad på nytt blir rundan en annan än den som är sparad.</translation>
    </message>
    <message>
        <source>Fingerprint shown before the bet</source>
        <translation>Fingeravtryck som visades före insatsen</translation>
    </message>
    <message>
        <source>Finished by the program: you had left.</source>
        <translation>Avslutad av programmet: du hade gått.</translation>
    </message>
    <message>
        <source>Insurance {wager}</source>
        <translation>Försäkring {wager}</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pengar</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anteckning</translation>
    </message>
    <message>
        <source>Note on this round</source>
        <translation>Anteckning om rundan</translation>
    </message>
    <message>
        <source>Paid back</source>
        <translation>Utbetalt</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repris</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runda {number}</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Frö</translation>
    </message>
    <message>
        <source>Shoe {number}, from card {card} of {cards}</source>
        <translation>Sko {number}, från kort {card} av {cards}</translation>
    </message>
    <message>
        <source>The seed does not fit the fingerprint that was shown before the bet.</source>
        <translation>Fröet passar inte till fingeravtrycket som visades före insatsen.</translation>
    </message>
    <message>
        <source>The seed fits its fingerprint. Dealt and played again it comes out the same.</source>
        <translation>Fröet passar till sitt fingeravtryck. Given och spelad på nytt blir rundan likadan.</translation>
    </message>
    <message>
        <source>The seed is shown once the shoe is done.</source>
        <translation>Fröet visas när skon är slut.</translation>
    </message>
    <message>
        <source>The shoe</source>
        <translation>Skon</translation>
    </message>
    <message>
        <source>This round is not in the file.</source>
        <translation>Rundan finns inte i filen.</translation>
    </message>
    <message>
        <source>Won or lost</source>
        <translation>Vunnet eller förlorat</translation>
    </message>
    <message>
        <source>Write a note on this round…</source>
        <translation>Skriv en anteckning om rundan…</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Din hand</translation>
    </message>
    <message>
        <source>Your text for the shoe</source>
        <translation>Din text för skon</translation>
    </message>
    <message>
        <source>bet {bet}</source>
        <translation>insats {bet}</translation>
    </message>
    <message>
        <source>cost {share} ({amount})</source>
        <translation>kostade {share} ({amount})</translation>
    </message>
    <message>
        <source>doubled to {wager}</source>
        <translation>dubblad till {wager}</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rätt</translation>
    </message>
</context>
<context>
    <name>Gamelogs</name>
    <message>
        <source>(finished for you)</source>
        <extracomment>After the result of a round that the program finished because the player had left.</extracomment>
        <translation>(avslutad åt dig)</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Insats</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Given</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Post</translation>
    </message>
    <message>
        <source>Gamelogs</source>
        <translation>Spellogg</translation>
    </message>
    <message>
        <source>No round has been played yet. The first one appears here.</source>
        <translation>Ingen runda har spelats än. Den första visas här.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Round {number}: {what}</source>
        <translation>Runda {number}: {what}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundor</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Händelse</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Tid</translation>
    </message>
    <message>
        <source>Won or lost</source>
        <translation>Vinst/förlust</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Dina kort</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>insats</translation>
    </message>
    <message>
        <source>bet doubled</source>
        <translation>dubblad insats</translation>
    </message>
    <message>
        <source>bet lost</source>
        <translation>förlorad insats</translation>
    </message>
    <message>
        <source>bet on a split hand</source>
        <translation>insats på delad hand</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>försäkring</translation>
    </message>
    <message>
        <source>insurance lost</source>
        <translation>förlorad försäkring</translation>
    </message>
    <message>
        <source>insurance paid out</source>
        <translation>försäkring utbetald</translation>
    </message>
    <message>
        <source>insurance paid out to the table</source>
        <translation>försäkring utbetald till bordet</translation>
    </message>
    <message>
        <source>insurance winnings</source>
        <translation>vinst på försäkring</translation>
    </message>
    <message>
        <source>paid out</source>
        <translation>utbetalt</translation>
    </message>
    <message>
        <source>paid out to the table</source>
        <translation>utbetalt till bordet</translation>
    </message>
    <message>
        <source>play money for the guest</source>
        <translation>lekpengar till gästen</translation>
    </message>
    <message>
        <source>play money of the first start</source>
        <translation>lekpengar vid första starten</translation>
    </message>
    <message>
        <source>play money paid in for the guest</source>
        <translation>lekpengar insatta för gästen</translation>
    </message>
    <message>
        <source>play money paid in to the wallet</source>
        <translation>lekpengar insatta på kontot</translation>
    </message>
    <message>
        <source>table to wallet</source>
        <translation>från bordet till kontot</translation>
    </message>
    <message>
        <source>wallet to table</source>
        <translation>från kontot till bordet</translation>
    </message>
    <message>
        <source>winnings</source>
        <translation>vinst</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>Blackjack wins {amount}.</source>
        <translation>Blackjack vinner {amount}.</translation>
    </message>
    <message>
        <source>Box {box}</source>
        <translation>Box {box}</translation>
    </message>
    <message>
        <source>Bust. You lose {amount}.</source>
        <translation>Sprucken. Du förlorar {amount}.</translation>
    </message>
    <message>
        <source>Charlie wins {amount}.</source>
        <translation>Charlie vinner {amount}.</translation>
    </message>
    <message>
        <source>Dealer shows {card}.</source>
        <translation>Given visar {card}.</translation>
    </message>
    <message>
        <source>Dealer's hand: no cards.</source>
        <translation>Givens hand: inga kort.</translation>
    </message>
    <message>
        <source>Dealer's hand: {cards}, shows {total}.</source>
        <translation>Givens hand: {cards}, visar {total}.</translation>
    </message>
    <message>
        <source>Dealer's hand: {cards}, total {total}.</source>
        <translation>Givens hand: {cards}, summa {total}.</translation>
    </message>
    <message>
        <source>Even money wins {amount}.</source>
        <translation>Lika insats vinner {amount}.</translation>
    </message>
    <message>
        <source>Hand {hand}</source>
        <translation>Hand {hand}</translation>
    </message>
    <message>
        <source>Hand {hand} of {hands}</source>
        <translation>Hand {hand} av {hands}</translation>
    </message>
    <message>
        <source>Insurance loses {amount}.</source>
        <translation>Försäkringen förlorar {amount}.</translation>
    </message>
    <message>
        <source>Insurance wins {amount}.</source>
        <translation>Försäkringen vinner {amount}.</translation>
    </message>
    <message>
        <source>Push. Your bet of {bet} comes back.</source>
        <translation>Oavgjort. Din insats på {bet} går tillbaka.</translation>
    </message>
    <message>
        <source>Surrendered. You lose {amount}.</source>
        <translation>Du gav upp. Du förlorar {amount}.</translation>
    </message>
    <message>
        <source>You lose {amount}.</source>
        <translation>Du förlorar {amount}.</translation>
    </message>
    <message>
        <source>You win {amount}.</source>
        <translation>Du vinner {amount}.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Din hand</translation>
    </message>
    <message>
        <source>active</source>
        <extracomment>Said of the hand that is being played.</extracomment>
        <translation>aktiv</translation>
    </message>
    <message>
        <source>bet {bet}</source>
        <translation>insats {bet}</translation>
    </message>
    <message>
        <source>blackjack</source>
        <translation>blackjack</translation>
    </message>
    <message>
        <source>loses {amount}</source>
        <translation>förlorar {amount}</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>inga kort</translation>
    </message>
    <message>
        <source>push</source>
        <translation>oavgjort</translation>
    </message>
    <message>
        <source>soft {total}</source>
        <extracomment>A total in which an ace counts 11.</extracomment>
        <translation>mjuk {total}</translation>
    </message>
    <message>
        <source>surrendered</source>
        <extracomment>Said of a hand that was given up and waits for its half.</extracomment>
        <translation>uppgiven</translation>
    </message>
    <message>
        <source>surrendered, loses {amount}</source>
        <translation>uppgiven, förlorar {amount}</translation>
    </message>
    <message>
        <source>total {total}</source>
        <translation>summa {total}</translation>
    </message>
    <message>
        <source>wins {amount}</source>
        <translation>vinner {amount}</translation>
    </message>
    <message>
        <source>{box}, hand {hand}</source>
        <translation>{box}, hand {hand}</translation>
    </message>
    <message>
        <source>{box}, hand {hand} of {hands}</source>
        <translation>{box}, hand {hand} av {hands}</translation>
    </message>
    <message>
        <source>{total}, bust</source>
        <translation>{total}, sprucken</translation>
    </message>
    <message>
        <source>{who}: push.</source>
        <translation>{who}: oavgjort.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>A button that is grey says why: rest the mouse on it.</source>
        <translation>En knapp som är grå säger varför: låt musen vila på den.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>En runda</translation>
    </message>
    <message>
        <source>A round may be left at any moment: every step is saved before you see it, and the next start goes on with the same next card.</source>
        <translation>En runda kan lämnas när som helst: varje steg är sparat innan du ser det, och nästa start går vidare med samma nästa kort.</translation>
    </message>
    <message>
        <source>Backups are made by themselves, when the table is closed and while you play, in {folder}. If the stored game is damaged, the next start offers the newest one.</source>
        <translation>Säkerhetskopior görs av sig själva, när bordet stängs och medan du spelar, i {folder}. Om det sparade spelet är skadat erbjuder nästa start den nyaste.</translation>
    </message>
    <message>
        <source>Backups, and another machine</source>
        <translation>Säkerhetskopior, och en annan dator</translation>
    </message>
    <message>
        <source>Every button shows its key. {key} lists all keys; {settings} gives other keys to them.</source>
        <translation>Varje knapp visar sin tangent. {key} visar alla tangenter; under {settings} byter du dem.</translation>
    </message>
    <message>
        <source>If the program makes a mistake, it writes {report} into the data folder, and sends it nowhere.</source>
        <translation>Om programmet gör ett fel skriver det {report} i datamappen och skickar den ingenstans.</translation>
    </message>
    <message>
        <source>Mouse and keys</source>
        <translation>Mus och tangenter</translation>
    </message>
    <message>
        <source>Press a chip to bet it, then {deal}. The hand nearer to 21 wins; one above 21 is lost.</source>
        <translation>Tryck på en mark för att satsa den, sedan på {deal}. Den hand som är närmast 21 vinner; över 21 har man förlorat.</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Integritet</translation>
    </message>
    <message>
        <source>Rounds, money, backups and your own rule sets lie in {folder}.</source>
        <translation>Rundor, pengar, säkerhetskopior och dina egna regeluppsättningar ligger i {folder}.</translation>
    </message>
    <message>
        <source>The left button lays a chip, the right button or the wheel takes it off; a double click on a bet clears it.</source>
        <translation>Vänster musknapp lägger en mark, höger musknapp eller hjulet tar av den; ett dubbelklick på insatsen rensar den.</translation>
    </message>
    <message>
        <source>The money</source>
        <translation>Pengarna</translation>
    </message>
    <message>
        <source>The results stay until you go on: {rebet} lays the same bet again, {rebet_and_deal} deals at once as well.</source>
        <translation>Resultaten ligger kvar tills du går vidare: {rebet} lägger samma insats igen, {rebet_and_deal} ger dessutom genast.</translation>
    </message>
    <message>
        <source>The settings lie in {file}.</source>
        <translation>Inställningarna ligger i {file}.</translation>
    </message>
    <message>
        <source>Where your data lie</source>
        <translation>Var dina data ligger</translation>
    </message>
    <message>
        <source>Whoever removes the program keeps all this.</source>
        <translation>Den som tar bort programmet har allt detta kvar.</translation>
    </message>
    <message>
        <source>With a screen reader, {hand} says your hand, {dealer} the dealer's, {money} bet and balance, {table} the whole table, and {again} the last sentence again.</source>
        <translation>Med skärmläsare läser {hand} upp din hand, {dealer} givens, {money} insats och saldo, {table} hela bordet och {again} den senaste meningen igen.</translation>
    </message>
    <message>
        <source>bjdesk uses no network and sends nothing to anybody. This help needs none either.</source>
        <translation>bjdesk använder inget nätverk och skickar ingenting till någon. Den här hjälpen behöver inte heller något.</translation>
    </message>
    <message>
        <source>{hit} takes another card, {stand} keeps the hand as it is. {double} doubles the bet for one last card, {split} makes two hands of a pair.</source>
        <translation>{hit} ger ett kort till, med {stand} blir handen som den är. {double} dubblar insatsen för ett sista kort, {split} gör två händer av ett par.</translation>
    </message>
    <message>
        <source>{larger} and {smaller} change the size of the text, {language} the language; {full} fills the screen.</source>
        <translation>{larger} och {smaller} ändrar textens storlek, {language} språket; {full} fyller skärmen.</translation>
    </message>
    <message>
        <source>{rebuy} ({key}) opens the cashier: it brings money from the wallet to the table, and fills the wallet.</source>
        <translation>{rebuy} ({key}) öppnar kassan: den flyttar pengar från kontot till bordet och fyller på kontot.</translation>
    </message>
    <message>
        <source>{rules} ({key}) tells the rules of this table; there are other rules to choose, and practice.</source>
        <translation>{rules} ({key}) berättar bordets regler; där väljer du också andra regler, eller övning.</translation>
    </message>
    <message>
        <source>{settings}, “{data}”: everything in one file, to keep elsewhere or to go on with on another machine. The same place brings it back, or removes all of it.</source>
        <translation>{settings}, ”{data}”: allt i en fil, att spara någon annanstans eller spela vidare med på en annan dator. Där hämtas den också tillbaka, och där tas allt bort.</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n runda</numerusform>
            <numerusform>%n rundor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule sets of your own</source>
        <translation>
            <numerusform>%n egen regeluppsättning</numerusform>
            <numerusform>%n egna regeluppsättningar</numerusform>
        </translation>
    </message>
    <message>
        <source>All movements of money</source>
        <translation>Alla penningrörelser</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Alla rundor</translation>
    </message>
    <message>
        <source>All rounds, all money, the settings, your own rule sets and all backups are removed for good. The table then opens as at the first start.</source>
        <translation>Alla rundor, alla pengar, inställningarna, dina egna regeluppsättningar och alla säkerhetskopior tas bort för gott. Bordet öppnas sedan som vid första starten.</translation>
    </message>
    <message>
        <source>BRING HERE</source>
        <translation>HÄMTA HIT</translation>
    </message>
    <message>
        <source>Bring everything here</source>
        <translation>Hämta hit allt</translation>
    </message>
    <message>
        <source>Bring everything here…</source>
        <translation>Hämta hit allt…</translation>
    </message>
    <message>
        <source>Bring it here</source>
        <translation>Hämta hit</translation>
    </message>
    <message>
        <source>For a spreadsheet or another program.</source>
        <translation>För ett kalkylblad eller ett annat program.</translation>
    </message>
    <message>
        <source>From such a file; what is here now is kept beside it.</source>
        <translation>Från en sådan fil; det som finns här nu sparas bredvid.</translation>
    </message>
    <message>
        <source>It lies in {folder}.</source>
        <translation>De ligger i {folder}.</translation>
    </message>
    <message>
        <source>Kind of file</source>
        <translation>Filtyp</translation>
    </message>
    <message>
        <source>REMOVE</source>
        <translation>TA BORT</translation>
    </message>
    <message>
        <source>Remove everything</source>
        <translation>Ta bort allt</translation>
    </message>
    <message>
        <source>Remove everything…</source>
        <translation>Ta bort allt…</translation>
    </message>
    <message>
        <source>Rounds, money, settings and your own rule sets in one file.</source>
        <translation>Rundor, pengar, inställningar och egna regeluppsättningar i en fil.</translation>
    </message>
    <message>
        <source>Rounds, money, settings, rule sets and backups go for good.</source>
        <translation>Rundor, pengar, inställningar, regler och säkerhetskopior försvinner för gott.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Spara som</translation>
    </message>
    <message>
        <source>TAKE ALONG</source>
        <translation>TA MED</translation>
    </message>
    <message>
        <source>Take everything to another machine…</source>
        <translation>Ta med allt till en annan dator…</translation>
    </message>
    <message>
        <source>Taking everything along</source>
        <translation>Packar allt</translation>
    </message>
    <message>
        <source>The file holds {rounds}, {table} on the table, {wallet} in the wallet, and {sets}. It takes the place of all that is here, which is kept beside it; the table closes and opens again.</source>
        <translation>Filen innehåller {rounds}, {table} på bordet, {wallet} på kontot och {sets}. Den tar platsen för allt som finns här, som sparas bredvid; bordet stängs och öppnas igen.</translation>
    </message>
    <message>
        <source>Type the word “{word}” to go on:</source>
        <translation>Skriv ordet ”{word}” för att fortsätta:</translation>
    </message>
    <message>
        <source>WRITE OUT</source>
        <translation>EXPORTERA</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Vad</translation>
    </message>
    <message>
        <source>What is broken off leaves nothing behind.</source>
        <translation>Det som avbryts lämnar inget efter sig.</translation>
    </message>
    <message>
        <source>Write out…</source>
        <translation>Exportera…</translation>
    </message>
    <message>
        <source>Writing out</source>
        <translation>Exporterar</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Dina data</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>ta bort</translation>
    </message>
    <message>
        <source>{file} is written.</source>
        <translation>{file} är sparad.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>All keys as they came</source>
        <translation>Återställ alla tangenter</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Alltid</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>Insats</translation>
    </message>
    <message>
        <source>Esc or any other key puts this list away. Other keys can be chosen in the settings.</source>
        <translation>Esc eller valfri tangent stänger listan. Andra tangenter kan väljas i inställningarna.</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Helskärm</translation>
    </message>
    <message>
        <source>Its own key is in use for something else. Reset that first.</source>
        <translation>Dess egen tangent används till något annat. Återställ det först.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tangenter</translation>
    </message>
    <message>
        <source>Keys with Alt belong to the system.</source>
        <translation>Tangenter med Alt hör till systemet.</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Större text</translation>
    </message>
    <message>
        <source>Lay a chip</source>
        <translation>Lägg en mark</translation>
    </message>
    <message>
        <source>Next language</source>
        <translation>Nästa språk</translation>
    </message>
    <message>
        <source>No to a question</source>
        <translation>Nej på en fråga</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Press a key's button, then the key that it shall be.</source>
        <translation>Tryck på en tangents knapp och sedan på den tangent som den ska bli.</translation>
    </message>
    <message>
        <source>Press a key…</source>
        <translation>Tryck på en tangent…</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Frågor</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Återställ</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Said aloud</source>
        <translation>Läses upp</translation>
    </message>
    <message>
        <source>Say bet and balance</source>
        <translation>Läs upp insats och saldo</translation>
    </message>
    <message>
        <source>Say it again</source>
        <translation>Läs upp igen</translation>
    </message>
    <message>
        <source>Say my hand</source>
        <translation>Läs upp min hand</translation>
    </message>
    <message>
        <source>Say the dealer's hand</source>
        <translation>Läs upp givens hand</translation>
    </message>
    <message>
        <source>Say the whole table</source>
        <translation>Läs upp hela bordet</translation>
    </message>
    <message>
        <source>Skip motion, close</source>
        <translation>Hoppa över rörelse, stäng</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Mindre text</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Ljud på eller av</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Blanksteg</translation>
    </message>
    <message>
        <source>Space presses the button that has the focus.</source>
        <translation>Blanksteg trycker på knappen som har fokus.</translation>
    </message>
    <message>
        <source>Tab moves from one button to the next.</source>
        <translation>Tabb flyttar från en knapp till nästa.</translation>
    </message>
    <message>
        <source>Take a chip off</source>
        <translation>Ta av en mark</translation>
    </message>
    <message>
        <source>The digits 1 to 6 lay chips on every keyboard.</source>
        <translation>Siffrorna 1 till 6 lägger marker på alla tangentbord.</translation>
    </message>
    <message>
        <source>This key has no name.</source>
        <translation>Tangenten har inget namn.</translation>
    </message>
    <message>
        <source>This list of keys</source>
        <translation>Denna lista</translation>
    </message>
    <message>
        <source>Yes to a question</source>
        <translation>Ja på en fråga</translation>
    </message>
    <message>
        <source>{key} is the key of “{other}”. Give that another key first.</source>
        <translation>{key} hör till ”{other}”. Ge den en annan tangent först.</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>Account</source>
        <translation>Gäller</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>From the table to the wallet</source>
        <translation>Från bordet till kontot</translation>
    </message>
    <message>
        <source>From the wallet to the table</source>
        <translation>Från kontot till bordet</translation>
    </message>
    <message>
        <source>In</source>
        <translation>In</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Kassabok</translation>
    </message>
    <message>
        <source>No money has moved here yet.</source>
        <translation>Inga pengar har rört sig här än.</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Ut</translation>
    </message>
    <message>
        <source>Play money paid in</source>
        <translation>Insatta lekpengar</translation>
    </message>
    <message>
        <source>Play money to begin with</source>
        <translation>Lekpengar att börja med</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runda {number}</translation>
    </message>
    <message>
        <source>Statement…</source>
        <translation>Kontoutdrag…</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>Konto</translation>
    </message>
</context>
<context>
    <name>Money</name>
    <message>
        <source>Not enough on the table</source>
        <translation>För lite på bordet</translation>
    </message>
    <message>
        <source>Rebuy</source>
        <translation>Köp in</translation>
    </message>
    <message>
        <source>This is play money: it can't be bought, and nothing of it can be paid out.</source>
        <translation>Det här är lekpengar: de kan inte köpas, och inget av dem kan betalas ut.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>GOT IT</source>
        <translation>JAG FÖRSTÅR</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Jag förstår</translation>
    </message>
    <message>
        <source>It can't be bought or paid out.</source>
        <translation>De kan inte köpas eller betalas ut.</translation>
    </message>
    <message>
        <source>You play for play money.</source>
        <translation>Du spelar om lekpengar.</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>Bust</source>
        <translation>Sprucken</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Charlie</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Lika insats</translation>
    </message>
    <message>
        <source>Lose</source>
        <translation>Förlust</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Oavgjort</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Uppgiven</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Vinst</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>AGAIN</source>
        <translation>IGEN</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Igen</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Slumpvis</translation>
    </message>
    <message>
        <source>BACK</source>
        <translation>TILLBAKA</translation>
    </message>
    <message>
        <source>BACK TO THE TABLE</source>
        <translation>TILL BORDET</translation>
    </message>
    <message>
        <source>BET</source>
        <translation>INSATS</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Tillbaka till bordet</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>Box {box}</source>
        <translation>Box {box}</translation>
    </message>
    <message>
        <source>Box {box}, bet</source>
        <translation>Box {box}, insats</translation>
    </message>
    <message>
        <source>Box {box}, first card</source>
        <translation>Box {box}, första kortet</translation>
    </message>
    <message>
        <source>Box {box}, second card</source>
        <translation>Box {box}, andra kortet</translation>
    </message>
    <message>
        <source>Box {box}: the bet must be a multiple of {chip}, the smallest chip.</source>
        <translation>Box {box}: insatsen måste vara en multipel av {chip}, den minsta marken.</translation>
    </message>
    <message>
        <source>Box {box}: the highest bet is {most}.</source>
        <translation>Box {box}: högsta insats är {most}.</translation>
    </message>
    <message>
        <source>Box {box}: the least bet is {least}.</source>
        <translation>Box {box}: lägsta insats är {least}.</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Given</translation>
    </message>
    <message>
        <source>Dealer's hole card</source>
        <translation>Givens dolda kort</translation>
    </message>
    <message>
        <source>Dealer's up card</source>
        <translation>Givens öppna kort</translation>
    </message>
    <message>
        <source>FIRST CARD</source>
        <translation>FÖRSTA KORTET</translation>
    </message>
    <message>
        <source>HOLE CARD</source>
        <translation>DOLT KORT</translation>
    </message>
    <message>
        <source>NEXT CARDS, IN THEIR ORDER</source>
        <translation>NÄSTA KORT, I SIN ORDNING</translation>
    </message>
    <message>
        <source>Next card {number}</source>
        <translation>Nästa kort {number}</translation>
    </message>
    <message>
        <source>No money moves, and nothing is kept. AGAIN deals the same cards.</source>
        <translation>Inga pengar flyttas, och inget sparas. IGEN ger samma kort.</translation>
    </message>
    <message>
        <source>One card is chosen {count} times; the shoe holds it {packs} times.</source>
        <translation>Ett kort är valt {count} gånger; skon har det {packs} gånger.</translation>
    </message>
    <message>
        <source>Practice: no money moves.</source>
        <translation>Övning: inga pengar flyttas.</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Öva</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>SECOND CARD</source>
        <translation>ANDRA KORTET</translation>
    </message>
    <message>
        <source>SET UP…</source>
        <translation>LÄGG UPP…</translation>
    </message>
    <message>
        <source>Set up a hand</source>
        <translation>Lägg upp en hand</translation>
    </message>
    <message>
        <source>The bets are {bets} together; the balance is {balance}.</source>
        <translation>Insatserna är {bets} tillsammans; saldot är {balance}.</translation>
    </message>
    <message>
        <source>UP CARD</source>
        <translation>ÖPPET KORT</translation>
    </message>
    <message>
        <source>Write a bet at one box at least.</source>
        <translation>Skriv en insats vid minst en box.</translation>
    </message>
    <message>
        <source>bjdesk: practice, no money moves</source>
        <translation>bjdesk: övning, inga pengar flyttas</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Costs {cost}. Pays 2 to 1 if the dealer has blackjack.</source>
        <translation>Kostar {cost}. Betalar 2 till 1 om given har blackjack.</translation>
    </message>
    <message>
        <source>Even money?</source>
        <translation>Lika insats?</translation>
    </message>
    <message>
        <source>Insurance?</source>
        <translation>Försäkring?</translation>
    </message>
    <message>
        <source>Surrender?</source>
        <translation>Ge upp?</translation>
    </message>
    <message>
        <source>Wins {amount} for certain. Otherwise a dealer's blackjack is a push.</source>
        <translation>Vinner {amount} säkert. Annars blir det oavgjort mot en blackjack hos given.</translation>
    </message>
    <message>
        <source>You get {amount} back and the hand is over.</source>
        <translation>Du får tillbaka {amount} och handen är slut.</translation>
    </message>
    <message>
        <source>{box}: {question}</source>
        <translation>{box}: {question}</translation>
    </message>
</context>
<context>
    <name>Rebuy</name>
    <message>
        <source>Amount</source>
        <translation>Belopp</translation>
    </message>
    <message>
        <source>BETS</source>
        <translation>INSATSER</translation>
    </message>
    <message>
        <source>Cash out</source>
        <translation>Ta ut</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>Kassa</translation>
    </message>
    <message>
        <source>FROM THE TABLE TO THE WALLET</source>
        <translation>FRÅN BORDET TILL KONTOT</translation>
    </message>
    <message>
        <source>FROM THE WALLET TO THE TABLE</source>
        <translation>FRÅN KONTOT TILL BORDET</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gäst</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pengar</translation>
    </message>
    <message>
        <source>PLAY MONEY FOR A GUEST</source>
        <translation>LEKPENGAR TILL EN GÄST</translation>
    </message>
    <message>
        <source>PLAY MONEY INTO THE WALLET</source>
        <translation>LEKPENGAR TILL KONTOT</translation>
    </message>
    <message>
        <source>Pay in</source>
        <translation>Sätt in</translation>
    </message>
    <message>
        <source>Rebuy</source>
        <translation>Köp in</translation>
    </message>
    <message>
        <source>TABLE</source>
        <translation>BORD</translation>
    </message>
    <message>
        <source>WALLET</source>
        <translation>KONTO</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>A computer player bets here. Press the seat under the circle to take the box.</source>
        <translation>Här satsar en datorspelare. Tryck på platsen under cirkeln för att ta boxen.</translation>
    </message>
    <message numerus="yes">
        <source>A name has 1 to %n letters or other signs.</source>
        <translation>
            <numerusform>Ett namn har ett tecken.</numerusform>
            <numerusform>Ett namn har 1 till %n tecken.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new bet has begun. Clear it to repeat the last one.</source>
        <translation>En ny insats har påbörjats. Rensa den för att upprepa den förra.</translation>
    </message>
    <message>
        <source>A round is running. Bets can be laid when it is over.</source>
        <translation>En runda pågår. Insatser kan läggas när den är slut.</translation>
    </message>
    <message>
        <source>A round is running. Money can be moved when it is over.</source>
        <translation>En runda pågår. Pengar kan flyttas när den är slut.</translation>
    </message>
    <message>
        <source>A round is running. Seats can be changed when it is over.</source>
        <translation>En runda pågår. Platser kan bytas när den är slut.</translation>
    </message>
    <message>
        <source>A split ace gets one card only.</source>
        <translation>Ett delat ess får bara ett kort.</translation>
    </message>
    <message>
        <source>AGAIN begins anew, with the first balance.</source>
        <translation>IGEN börjar om med det första saldot.</translation>
    </message>
    <message>
        <source>Aces may be split only once at this table.</source>
        <translation>Vid det här bordet får ess delas bara en gång.</translation>
    </message>
    <message>
        <source>After a resumed round the bet can't be repeated. Lay a new one.</source>
        <translation>Efter en återupptagen runda kan insatsen inte upprepas. Lägg en ny.</translation>
    </message>
    <message>
        <source>After a split there is no doubling at this table.</source>
        <translation>Vid det här bordet får man inte dubbla efter en delning.</translation>
    </message>
    <message>
        <source>An insured box may no longer double or split.</source>
        <translation>En försäkrad box får inte längre dubbla eller dela.</translation>
    </message>
    <message>
        <source>No hand is in play. Bet and press DEAL first.</source>
        <translation>Ingen hand är i spel. Lägg en insats och tryck på GE först.</translation>
    </message>
    <message>
        <source>Not enough for {guest}: {missing} is missing. The guest's seat lets pay in.</source>
        <translation>Pengarna räcker inte för {guest}: {missing} saknas. På gästens plats kan pengar sättas in.</translation>
    </message>
    <message>
        <source>Not enough: doubling costs {bet}, balance {balance}.</source>
        <translation>Räcker inte: dubblingen kostar {bet}, saldo {balance}.</translation>
    </message>
    <message>
        <source>Not enough: the bet is {bet}, balance {balance}.</source>
        <translation>Räcker inte: insatsen är {bet}, saldo {balance}.</translation>
    </message>
    <message>
        <source>Not enough: the chip is {bet}, balance {balance}.</source>
        <translation>Räcker inte: marken är {bet}, saldo {balance}.</translation>
    </message>
    <message>
        <source>Not enough: the minimum is {bet}, balance {balance}.</source>
        <translation>Räcker inte: minsta insats är {bet}, saldo {balance}.</translation>
    </message>
    <message>
        <source>Not enough: this costs {cost}, balance {balance}.</source>
        <translation>Räcker inte: det kostar {cost}, saldo {balance}.</translation>
    </message>
    <message>
        <source>Only 10 and 11 may be doubled.</source>
        <translation>Bara 10 och 11 får dubblas.</translation>
    </message>
    <message>
        <source>Only 9, 10 and 11 may be doubled.</source>
        <translation>Bara 9, 10 och 11 får dubblas.</translation>
    </message>
    <message>
        <source>Only as the first decision, and not after a split.</source>
        <translation>Bara som första beslut, och inte efter en delning.</translation>
    </message>
    <message>
        <source>Only hard 10 and 11 may be doubled.</source>
        <translation>Bara hård 10 och 11 får dubblas.</translation>
    </message>
    <message>
        <source>Only hard 9, 10 and 11 may be doubled.</source>
        <translation>Bara hård 9, 10 och 11 får dubblas.</translation>
    </message>
    <message>
        <source>Only two cards of the same rank may be split.</source>
        <translation>Bara två kort av samma valör får delas.</translation>
    </message>
    <message>
        <source>Only two cards of the same value may be split.</source>
        <translation>Bara två kort med samma värde får delas.</translation>
    </message>
    <message>
        <source>Only with the first two cards of a hand.</source>
        <translation>Bara med handens två första kort.</translation>
    </message>
    <message>
        <source>Please answer the question first.</source>
        <translation>Svara på frågan först.</translation>
    </message>
    <message>
        <source>Press {key} to rebuy.</source>
        <translation>Tryck på {key} för att köpa in.</translation>
    </message>
    <message>
        <source>Rebuy is possible when the round is over.</source>
        <translation>Du kan köpa in när rundan är slut.</translation>
    </message>
    <message>
        <source>Take an amount above zero.</source>
        <translation>Ta ett belopp över noll.</translation>
    </message>
    <message numerus="yes">
        <source>The box has all its %n hands, more are not possible.</source>
        <translation>
            <numerusform>Boxen har sin enda hand, fler går inte.</numerusform>
            <numerusform>Boxen har redan sina %n händer, fler går inte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The box is played so already.</source>
        <translation>Boxen spelas redan så.</translation>
    </message>
    <message>
        <source>The computer player is at its turn.</source>
        <translation>Det är datorspelarens tur.</translation>
    </message>
    <message>
        <source>The maximum is {maximum}.</source>
        <translation>Högsta insats är {maximum}.</translation>
    </message>
    <message>
        <source>The minimum is {minimum}: {missing} is missing.</source>
        <translation>Minsta insats är {minimum}: det fattas {missing}.</translation>
    </message>
    <message>
        <source>The only box of this table is yours.</source>
        <translation>Bordets enda box är din.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Rundan är slut.</translation>
    </message>
    <message>
        <source>The same bet already lies on the table.</source>
        <translation>Samma insats ligger redan på bordet.</translation>
    </message>
    <message>
        <source>The shoe has too few cards for so many boxes.</source>
        <translation>Skon har för få kort för så många boxar.</translation>
    </message>
    <message>
        <source>The smallest chip is {chip}: money comes to the table in multiples of it.</source>
        <translation>Den minsta marken är {chip}: pengar kommer till bordet i multiplar av den.</translation>
    </message>
    <message>
        <source>The table had already changed. Please press again.</source>
        <translation>Bordet hade redan ändrats. Tryck igen.</translation>
    </message>
    <message>
        <source>The table holds only {balance}: {missing} is missing.</source>
        <translation>På bordet finns bara {balance}: {missing} saknas.</translation>
    </message>
    <message>
        <source>The text is too long, or holds signs that can't be kept.</source>
        <translation>Texten är för lång eller innehåller tecken som inte kan sparas.</translation>
    </message>
    <message>
        <source>The wallet holds only {wallet}: {missing} is missing.</source>
        <translation>På kontot finns bara {wallet}: det fattas {missing}.</translation>
    </message>
    <message>
        <source>There is no bet yet. Press a chip first.</source>
        <translation>Det finns ingen insats än. Tryck på en mark först.</translation>
    </message>
    <message>
        <source>There is no doubling at this table.</source>
        <translation>Vid det här bordet kan man inte dubbla.</translation>
    </message>
    <message>
        <source>There is no earlier bet to repeat.</source>
        <translation>Det finns ingen tidigare insats att upprepa.</translation>
    </message>
    <message>
        <source>There is no guest of this name.</source>
        <translation>Det finns ingen gäst med det namnet.</translation>
    </message>
    <message>
        <source>There is no splitting at this table.</source>
        <translation>Vid det här bordet kan man inte dela.</translation>
    </message>
    <message>
        <source>There is no such box at this table.</source>
        <translation>Någon sådan box finns inte vid det här bordet.</translation>
    </message>
    <message>
        <source>There is no such chip here.</source>
        <translation>Någon sådan mark finns inte här.</translation>
    </message>
    <message>
        <source>There is no surrender at this table.</source>
        <translation>Vid det här bordet kan man inte ge upp.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Det finns inget att ångra.</translation>
    </message>
    <message>
        <source>This amount can't be paid in. Take one above zero and not too large.</source>
        <translation>Det beloppet kan inte sättas in. Välj ett över noll och inte för stort.</translation>
    </message>
    <message>
        <source>This is a replay: what happened is shown, and nothing can be changed.</source>
        <translation>Det här är en repris: det som hände visas, och inget kan ändras.</translation>
    </message>
    <message>
        <source>This is not asked now.</source>
        <translation>Det är inte frågan just nu.</translation>
    </message>
    <message>
        <source>This is practice: no money moves, and nothing is kept.</source>
        <translation>Det här är övning: inga pengar flyttas, och inget sparas.</translation>
    </message>
    <message>
        <source>You have already said no to surrender.</source>
        <translation>Du har redan sagt nej till att ge upp.</translation>
    </message>
    <message>
        <source>You take a break until {time}. New rounds and rebuys wait until then.</source>
        <translation>Du tar en paus till {time}. Nya rundor och köp in väntar tills dess.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Back to the decision</source>
        <translation>Tillbaka till valet</translation>
    </message>
    <message>
        <source>Back to the replay</source>
        <translation>Tillbaka till reprisen</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Ett steg tillbaka</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Ett steg framåt</translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>Andra kort</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Paus</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spela upp</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Spela vidare härifrån</translation>
    </message>
    <message>
        <source>Played: {choice}</source>
        <translation>Spelat: {choice}</translation>
    </message>
    <message>
        <source>REPLAY</source>
        <translation>REPRIS</translation>
    </message>
    <message>
        <source>Replay of round {number}</source>
        <translation>Repris av runda {number}</translation>
    </message>
    <message>
        <source>Speed {times}</source>
        <translation>Hastighet {times}</translation>
    </message>
    <message>
        <source>The cards come as they lay in the shoe.</source>
        <translation>Korten kommer som de låg i skon.</translation>
    </message>
    <message>
        <source>The computer players are not ready yet. Try again in a moment.</source>
        <translation>Datorspelarna är inte klara än. Försök igen om ett ögonblick.</translation>
    </message>
    <message>
        <source>The replay begins here.</source>
        <translation>Reprisen börjar här.</translation>
    </message>
    <message>
        <source>The replay ends here.</source>
        <translation>Reprisen slutar här.</translation>
    </message>
    <message>
        <source>The same cards</source>
        <translation>Samma kort</translation>
    </message>
    <message>
        <source>The shoe is still in use: other cards come.</source>
        <translation>Skon används än: andra kort kommer.</translation>
    </message>
    <message>
        <source>There is no decision here to branch from.</source>
        <translation>Här finns inget val att utgå från.</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Till början</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Till slutet</translation>
    </message>
    <message>
        <source>WHAT IF…</source>
        <translation>TÄNK OM…</translation>
    </message>
    <message>
        <source>What if: no money moves.</source>
        <translation>Tänk om: inga pengar flyttas.</translation>
    </message>
    <message>
        <source>What it was worth</source>
        <translation>Vad valen var värda</translation>
    </message>
    <message>
        <source>bjdesk: replay of round {number}, no money moves</source>
        <translation>bjdesk: repris av runda {number}, inga pengar flyttas</translation>
    </message>
    <message>
        <source>bjdesk: what if, no money moves</source>
        <translation>bjdesk: tänk om, inga pengar flyttas</translation>
    </message>
    <message>
        <source>no money moves</source>
        <translation>inga pengar flyttas</translation>
    </message>
    <message>
        <source>{when} · step {at} of {steps} · no money moves</source>
        <translation>{when} · steg {at} av {steps} · inga pengar flyttas</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Box {box}</source>
        <extracomment>In a narrow column; "Box 1.2" is the second hand of box 1.</extracomment>
        <translation>Box {box}</translation>
    </message>
    <message>
        <source>CPU {box}</source>
        <extracomment>A computer player's box, in a narrow column.</extracomment>
        <translation>Dator {box}</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Given</translation>
    </message>
    <message>
        <source>Hand {hand}</source>
        <translation>Hand {hand}</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Försäkring</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>There are no results yet.</source>
        <translation>Det finns inga resultat än.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>{key}, {other} or a press on it puts this list away.</source>
        <translation>{key}, {other} eller ett klick på den stänger listan.</translation>
    </message>
</context>
<context>
    <name>Rule option</name>
    <message>
        <source>A blackjack may be insured</source>
        <translation>En blackjack får försäkras</translation>
    </message>
    <message>
        <source>Aces may be split again</source>
        <translation>Ess får delas igen</translation>
    </message>
    <message>
        <source>Against which open cards of the dealer you may insure.</source>
        <translation>Mot vilka av givens öppna kort du får försäkra dig.</translation>
    </message>
    <message>
        <source>Blackjack against blackjack</source>
        <translation>Blackjack mot blackjack</translation>
    </message>
    <message>
        <source>Blackjack pays</source>
        <translation>Blackjack betalas</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Boxar</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Charlie</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Given</translation>
    </message>
    <message>
        <source>Dealer hits soft 17</source>
        <translation>Given drar på mjuk 17</translation>
    </message>
    <message>
        <source>Dealer's blackjack takes</source>
        <translation>Givens blackjack tar</translation>
    </message>
    <message>
        <source>Dealer's second card</source>
        <translation>Givens andra kort</translation>
    </message>
    <message>
        <source>Dealt before the cut card</source>
        <translation>Ges före stoppkortet</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Dubbling</translation>
    </message>
    <message>
        <source>Doubling after a split</source>
        <translation>Dubbling efter delning</translation>
    </message>
    <message>
        <source>Doubling on</source>
        <translation>Dubbling på</translation>
    </message>
    <message>
        <source>Equal totals</source>
        <translation>Lika summor</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Lika insats</translation>
    </message>
    <message>
        <source>Hands of a box</source>
        <translation>Händer i en box</translation>
    </message>
    <message>
        <source>How deep in the shoe the cut card lies.</source>
        <translation>Hur djupt i skon stoppkortet ligger.</translation>
    </message>
    <message>
        <source>How many boxes there are at the table.</source>
        <translation>Hur många boxar det finns vid bordet.</translation>
    </message>
    <message>
        <source>How many cards without a bust win at once.</source>
        <translation>Hur många kort som vinner direkt, om handen inte är sprucken.</translation>
    </message>
    <message>
        <source>How many hands one box can become by splitting.</source>
        <translation>Hur många händer en box kan bli genom delning.</translation>
    </message>
    <message>
        <source>How many packs of 52 cards the shoe holds.</source>
        <translation>Hur många kortlekar om 52 kort skon rymmer.</translation>
    </message>
    <message>
        <source>In what order the first cards are dealt.</source>
        <translation>I vilken ordning de första korten ges.</translation>
    </message>
    <message>
        <source>Insurance against</source>
        <translation>Försäkring mot</translation>
    </message>
    <message>
        <source>Insurance ends doubling and splitting</source>
        <translation>Försäkring utesluter dubbling och delning</translation>
    </message>
    <message>
        <source>Largest first wager</source>
        <translation>Största första insats</translation>
    </message>
    <message>
        <source>One to six chips, with blanks between them.</source>
        <translation>En till sex marker, med mellanslag emellan.</translation>
    </message>
    <message>
        <source>Order of the deal</source>
        <translation>Ordning vid utdelningen</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Kortlekar</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Betalning</translation>
    </message>
    <message>
        <source>Second cards after a split</source>
        <translation>Andra kortet efter delning</translation>
    </message>
    <message>
        <source>Shuffling</source>
        <translation>Blandning</translation>
    </message>
    <message>
        <source>Smallest first wager</source>
        <translation>Minsta första insats</translation>
    </message>
    <message>
        <source>Soft hands may be doubled</source>
        <translation>Mjuka händer får dubblas</translation>
    </message>
    <message>
        <source>Split aces may be hit</source>
        <translation>Delade ess får kort</translation>
    </message>
    <message>
        <source>Splitting</source>
        <translation>Delning</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Ge upp</translation>
    </message>
    <message>
        <source>Surrender and insurance</source>
        <translation>Ge upp och försäkring</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>The least that a box may begin with.</source>
        <translation>Det minsta som en box får börja med.</translation>
    </message>
    <message>
        <source>The most that a box may begin with.</source>
        <translation>Det mesta som en box får börja med.</translation>
    </message>
    <message>
        <source>What a blackjack wins for the wager.</source>
        <translation>Vad en blackjack vinner för insatsen.</translation>
    </message>
    <message>
        <source>What a pair is</source>
        <translation>Vad ett par är</translation>
    </message>
    <message>
        <source>What is lost to a blackjack that shows only after you have doubled or split.</source>
        <translation>Vad som går förlorat mot en blackjack som visar sig först när du har dubblat eller delat.</translation>
    </message>
    <message>
        <source>When the cards are shuffled anew.</source>
        <translation>När korten blandas om.</translation>
    </message>
    <message>
        <source>When the dealer gets the second card, and looks at it.</source>
        <translation>När given får sitt andra kort och tittar på det.</translation>
    </message>
    <message>
        <source>When the hands of a split get their second cards.</source>
        <translation>När händerna efter en delning får sitt andra kort.</translation>
    </message>
    <message>
        <source>Whether a blackjack against an ace may take 1 to 1 at once, instead of insurance.</source>
        <translation>Om en blackjack mot ett ess får ta 1 till 1 direkt i stället för försäkring.</translation>
    </message>
    <message>
        <source>Whether a box with a blackjack is asked as well.</source>
        <translation>Om även en box med blackjack tillfrågas.</translation>
    </message>
    <message>
        <source>Whether a hand with an ace may be doubled, the ace counting one.</source>
        <translation>Om en hand med ess får dubblas, med esset som ett.</translation>
    </message>
    <message>
        <source>Whether a split ace that draws an ace may be split once more.</source>
        <translation>Om ett delat ess som får ett ess får delas en gång till.</translation>
    </message>
    <message>
        <source>Whether an insured box can only take cards, stand or give up.</source>
        <translation>Om en försäkrad box bara kan köpa kort, stanna eller ge upp.</translation>
    </message>
    <message>
        <source>Whether split aces are played on, or get one card each.</source>
        <translation>Om delade ess spelas vidare eller får ett kort var.</translation>
    </message>
    <message>
        <source>Whether the dealer takes another card on ace and 6, which helps the house.</source>
        <translation>Om given tar ett kort till på ess och 6, vilket gynnar huset.</translation>
    </message>
    <message>
        <source>Whether the hands of a split may be doubled.</source>
        <translation>Om händerna efter en delning får dubblas.</translation>
    </message>
    <message>
        <source>Whether you may give up at first for half the wager.</source>
        <translation>Om du får ge upp i början för halva insatsen.</translation>
    </message>
    <message>
        <source>Which two cards may be split.</source>
        <translation>Vilka två kort som får delas.</translation>
    </message>
    <message>
        <source>Who has a blackjack on both sides.</source>
        <translation>Vem som får blackjack på båda sidor.</translation>
    </message>
    <message>
        <source>Who has equal totals.</source>
        <translation>Vem som får lika summor.</translation>
    </message>
    <message>
        <source>With which two cards you may double.</source>
        <translation>Med vilka två kort du får dubbla.</translation>
    </message>
</context>
<context>
    <name>Rule refused</name>
    <message>
        <source>A name begins with a letter or a digit; blanks and a few signs may follow: - _ ' . , &amp; + ( )</source>
        <translation>Ett namn börjar med en bokstav eller siffra; mellanslag och några tecken får följa: - _ ' . , &amp; + ( )</translation>
    </message>
    <message numerus="yes">
        <source>A name has %n letters at most.</source>
        <translation>
            <numerusform>Ett namn har högst %n bokstav.</numerusform>
            <numerusform>Ett namn har högst %n bokstäver.</numerusform>
        </translation>
    </message>
    <message>
        <source>Aces can be split again only where a box can become two hands or more.</source>
        <translation>Ess kan delas igen bara där en box kan bli två händer eller fler.</translation>
    </message>
    <message>
        <source>Another rule set has this name.</source>
        <translation>En annan regeluppsättning har det namnet.</translation>
    </message>
    <message>
        <source>Beside the other choices this has no effect.</source>
        <translation>Vid sidan av de andra valen har detta ingen verkan.</translation>
    </message>
    <message>
        <source>Each chip must be a multiple of the smallest.</source>
        <translation>Varje mark måste vara en multipel av den minsta.</translation>
    </message>
    <message>
        <source>The file can't be read: {reason}.</source>
        <translation>Filen kan inte läsas: {reason}.</translation>
    </message>
    <message>
        <source>The file gives {value} to an option {option}, which there is not. The nearest is {nearest}; it takes {takes}.</source>
        <translation>Filen ger {value} åt ett alternativ {option}, som inte finns. Närmast är {nearest}; det tar {takes}.</translation>
    </message>
    <message>
        <source>The file holds no rules: it is not TOML.</source>
        <translation>Filen innehåller inga regler: den är inte TOML.</translation>
    </message>
    <message>
        <source>The file names the preset {value}; there are {names}.</source>
        <translation>Filen nämner grunduppsättningen {value}; det finns {names}.</translation>
    </message>
    <message>
        <source>The option {option} ({name}) can't be {value}: it takes {takes}.</source>
        <translation>Alternativet {option} ({name}) kan inte vara {value}: det tar {takes}.</translation>
    </message>
    <message>
        <source>The option {option} contradicts another. {reason}</source>
        <translation>Alternativet {option} motsäger ett annat. {reason}</translation>
    </message>
    <message>
        <source>The rule set needs a name.</source>
        <translation>Regeluppsättningen behöver ett namn.</translation>
    </message>
    <message>
        <source>The rule set {name} can't be used, so the last round's rules hold. {reason}</source>
        <translation>Regeluppsättningen {name} kan inte användas, så den senaste rundans regler gäller. {reason}</translation>
    </message>
    <message>
        <source>The smallest chip must be a multiple of {amount}.</source>
        <translation>Den minsta marken måste vara en multipel av {amount}.</translation>
    </message>
    <message>
        <source>The smallest first wager can't be above the largest.</source>
        <translation>Den minsta första insatsen kan inte vara större än den största.</translation>
    </message>
    <message>
        <source>These chips make no bet within the limits, so no round can be dealt.</source>
        <translation>Med de här markerna går det inte att lägga någon insats inom gränserna, så ingen runda kan ges.</translation>
    </message>
    <message>
        <source>This name belongs to the program.</source>
        <translation>Det namnet tillhör programmet.</translation>
    </message>
    <message>
        <source>a list of one to six amounts above zero, such as ["1.00", "5.00"]</source>
        <translation>en lista med ett till sex belopp över noll, som ["1.00", "5.00"]</translation>
    </message>
    <message>
        <source>a number from {low} to {high}</source>
        <translation>ett tal från {low} till {high}</translation>
    </message>
    <message>
        <source>an amount in quotes, such as "10.00"</source>
        <translation>ett belopp inom citattecken, som "10.00"</translation>
    </message>
    <message>
        <source>one of these: {values}</source>
        <translation>något av dessa: {values}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true eller false</translation>
    </message>
</context>
<context>
    <name>Rule set</name>
    <message>
        <source>American</source>
        <translation>Amerikansk</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisk</translation>
    </message>
    <message>
        <source>Eight decks</source>
        <translation>Åtta kortlekar</translation>
    </message>
    <message>
        <source>European</source>
        <translation>Europeisk</translation>
    </message>
    <message>
        <source>Krog</source>
        <translation>Krog</translation>
    </message>
    <message>
        <source>Single deck</source>
        <translation>En kortlek</translation>
    </message>
    <message>
        <source>Vegas Strip</source>
        <translation>Vegas Strip</translation>
    </message>
</context>
<context>
    <name>Rule value</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n kort</numerusform>
            <numerusform>%n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>10 and 11</source>
        <translation>10 och 11</translation>
    </message>
    <message>
        <source>1: no splitting</source>
        <translation>1: ingen delning</translation>
    </message>
    <message>
        <source>9, 10 and 11</source>
        <translation>9, 10 och 11</translation>
    </message>
    <message>
        <source>after the cut card</source>
        <translation>efter stoppkortet</translation>
    </message>
    <message>
        <source>after the dealer's look</source>
        <translation>efter att given tittat</translation>
    </message>
    <message>
        <source>all wagers</source>
        <translation>alla insatser</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>ett ess</translation>
    </message>
    <message>
        <source>an ace or a ten</source>
        <translation>ett ess eller en tia</translation>
    </message>
    <message>
        <source>any two cards</source>
        <translation>vilka två kort som helst</translation>
    </message>
    <message>
        <source>before every round</source>
        <translation>före varje runda</translation>
    </message>
    <message>
        <source>before the dealer's look</source>
        <translation>innan given tittar</translation>
    </message>
    <message>
        <source>both at once</source>
        <translation>båda direkt</translation>
    </message>
    <message>
        <source>both cards at once</source>
        <translation>båda korten direkt</translation>
    </message>
    <message>
        <source>dealt after you have played</source>
        <translation>ges när du har spelat</translation>
    </message>
    <message>
        <source>each when its turn comes</source>
        <translation>var och en i sin tur</translation>
    </message>
    <message>
        <source>looked at after you have played</source>
        <translation>ses när du har spelat</translation>
    </message>
    <message>
        <source>looked at before you play</source>
        <translation>ses innan du spelar</translation>
    </message>
    <message>
        <source>never</source>
        <translation>aldrig</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nej</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>inget kort</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ingenting</translation>
    </message>
    <message>
        <source>one card at a time</source>
        <translation>ett kort i taget</translation>
    </message>
    <message>
        <source>the first wager only</source>
        <translation>bara första insatsen</translation>
    </message>
    <message>
        <source>the house</source>
        <translation>huset</translation>
    </message>
    <message>
        <source>two cards of one rank</source>
        <translation>två kort av samma valör</translation>
    </message>
    <message>
        <source>two cards of one value</source>
        <translation>två kort av samma värde</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>A bet can't pass the maximum or the balance.</source>
        <translation>En insats kan inte överstiga högsta insatsen eller saldot.</translation>
    </message>
    <message>
        <source>A blackjack is not played on. It is paid as soon as the dealer can't have one.</source>
        <translation>Med blackjack spelar du inte vidare. Den betalas så snart given inte kan ha en egen.</translation>
    </message>
    <message>
        <source>A box with a blackjack is not asked for insurance.</source>
        <translation>En box med blackjack får ingen fråga om försäkring.</translation>
    </message>
    <message>
        <source>A box with a blackjack may insure against a ten-value card only.</source>
        <translation>En box med blackjack får försäkra sig bara mot ett kort värt tio.</translation>
    </message>
    <message>
        <source>A box with a blackjack may insure as well.</source>
        <translation>Även en box med blackjack får försäkra sig.</translation>
    </message>
    <message>
        <source>A frame, an arrow and words show which hand is in play.</source>
        <translation>En ram, en pil och ord visar vilken hand som är i spel.</translation>
    </message>
    <message numerus="yes">
        <source>A hand of %n cards that is not bust wins 1 to 1 at once, against any hand of the dealer.</source>
        <translation>
            <numerusform>En hand på %n kort som inte är sprucken vinner 1 till 1 direkt, vad given än har.</numerusform>
            <numerusform>En hand på %n kort som inte är sprucken vinner 1 till 1 direkt, vad given än har.</numerusform>
        </translation>
    </message>
    <message>
        <source>A hand over 21 is bust: it loses at once, whatever the dealer gets later.</source>
        <translation>En hand över 21 är sprucken: den förlorar direkt, vad given än får senare.</translation>
    </message>
    <message>
        <source>A hand whose ace counts 11 is soft: ace and 6 are soft 17, shown as 7/17.</source>
        <translation>En hand där esset räknas som 11 är mjuk: ess och 6 är mjuk 17 och visas som 7/17.</translation>
    </message>
    <message>
        <source>A pair becomes two hands. The first wager is laid once more, and each hand is played by itself.</source>
        <translation>Ett par blir två händer. Den första insatsen läggs en gång till, och varje hand spelas för sig.</translation>
    </message>
    <message>
        <source>A press on a chip bets it. A press on the stack takes its last chip off.</source>
        <translation>Ett tryck på en mark satsar den. Ett tryck på stapeln tar av den sista marken.</translation>
    </message>
    <message>
        <source>A press on a chip picks it, a press on a box bets it there. A press on a stack takes its last chip off.</source>
        <translation>Ett tryck på en mark väljer den, ett tryck på en box satsar den där. Ett tryck på en stapel tar av den sista marken.</translation>
    </message>
    <message>
        <source>A press on the seat under a box changes that, between rounds.</source>
        <translation>Ett tryck på platsen under en box ändrar det, mellan rundorna.</translation>
    </message>
    <message>
        <source>A round is played to its end by the rules under which it was dealt.</source>
        <translation>En runda spelas till slut efter de regler som gällde när den gavs.</translation>
    </message>
    <message>
        <source>A round that waits for nobody is finished by the program. You find it in the gamelogs, marked.</source>
        <translation>En runda som inte väntar på någon avslutas av programmet. Du hittar den märkt i spelloggen.</translation>
    </message>
    <message>
        <source>A round that waits for you goes on at the same point at the next start, with the same next card.</source>
        <translation>En runda som väntar på dig fortsätter vid nästa start på samma ställe, med samma nästa kort.</translation>
    </message>
    <message>
        <source>A soft hand counts here with its ace as one: ace and 8 are 9 and may be doubled.</source>
        <translation>En mjuk hand räknas här med esset som ett: ess och 8 är 9 och får dubblas.</translation>
    </message>
    <message>
        <source>A soft hand counts here with its ace as one: ace and 9 are 10 and may be doubled.</source>
        <translation>En mjuk hand räknas här med esset som ett: ess och 9 är 10 och får dubblas.</translation>
    </message>
    <message>
        <source>A split ace that draws another ace may be split again.</source>
        <translation>Ett delat ess som får ett nytt ess får delas igen.</translation>
    </message>
    <message>
        <source>Aces may be split only once.</source>
        <translation>Ess får delas bara en gång.</translation>
    </message>
    <message>
        <source>After a no, your blackjack is settled against the dealer's hand.</source>
        <translation>Säger du nej avgörs din blackjack mot givens hand.</translation>
    </message>
    <message>
        <source>After a resumed round the last bet is not offered again.</source>
        <translation>Efter en återupptagen runda erbjuds inte samma insats igen.</translation>
    </message>
    <message>
        <source>After a split there is no doubling.</source>
        <translation>Efter en delning får man inte dubbla.</translation>
    </message>
    <message>
        <source>After a split, doubling is allowed too.</source>
        <translation>Även efter en delning får man dubbla.</translation>
    </message>
    <message>
        <source>Against an ace or a ten-value card you are asked before the dealer looks. After a no, surrender is not offered again.</source>
        <translation>Mot ett ess eller ett kort värt tio får du frågan innan given tittar. Säger du nej kommer den inte igen.</translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation>Spelets mål</translation>
    </message>
    <message>
        <source>All cards are shuffled before every round.</source>
        <translation>Alla kort blandas före varje runda.</translation>
    </message>
    <message>
        <source>All money in this game is play money.</source>
        <translation>Alla pengar i det här spelet är lekpengar.</translation>
    </message>
    <message>
        <source>An ace and a ten-value card after a split are 21, not a blackjack.</source>
        <translation>Ett ess och ett kort värt tio efter en delning är 21, inte blackjack.</translation>
    </message>
    <message>
        <source>An ace and a ten-value card as the first two cards are a blackjack. It beats every other 21.</source>
        <translation>Ett ess och ett kort värt tio som de två första korten är en blackjack. Den slår varje annan 21.</translation>
    </message>
    <message>
        <source>An ace counts 11 as long as that keeps the hand within 21, otherwise 1.</source>
        <translation>Ett ess räknas som 11 så länge handen då inte går över 21, annars som 1.</translation>
    </message>
    <message>
        <source>An insured box may no longer double or split.</source>
        <translation>En försäkrad box får inte längre dubbla eller dela.</translation>
    </message>
    <message>
        <source>An insured box may no longer double.</source>
        <translation>En försäkrad box får inte längre dubbla.</translation>
    </message>
    <message>
        <source>An insured box may no longer split.</source>
        <translation>En försäkrad box får inte längre dela.</translation>
    </message>
    <message>
        <source>An insured box may still double and split.</source>
        <translation>En försäkrad box får fortfarande dubbla och dela.</translation>
    </message>
    <message>
        <source>An insured box may still double.</source>
        <translation>En försäkrad box får fortfarande dubbla.</translation>
    </message>
    <message>
        <source>An insured box may still split.</source>
        <translation>En försäkrad box får fortfarande dela.</translation>
    </message>
    <message>
        <source>Any two cards may be doubled.</source>
        <translation>Alla tvåkortshänder får dubblas.</translation>
    </message>
    <message>
        <source>As the first decision of a box that has not been split you may give up: half the wager comes back.</source>
        <translation>Som första beslut i en box som inte har delats får du ge upp: halva insatsen går tillbaka.</translation>
    </message>
    <message>
        <source>At equal totals the house wins.</source>
        <translation>Vid lika summor vinner huset.</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>Att satsa</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>Blackjack against blackjack is a push.</source>
        <translation>Blackjack mot blackjack är oavgjort.</translation>
    </message>
    <message>
        <source>Blackjack against blackjack is won by the house.</source>
        <translation>Blackjack mot blackjack vinner huset.</translation>
    </message>
    <message>
        <source>Blackjack on both sides</source>
        <translation>Blackjack på båda sidor</translation>
    </message>
    <message>
        <source>Both hands get their second card at once.</source>
        <translation>Båda händerna får sitt andra kort direkt.</translation>
    </message>
    <message>
        <source>By then the dealer has looked for a blackjack.</source>
        <translation>Då har given redan tittat efter blackjack.</translation>
    </message>
    <message>
        <source>Cards and shoe</source>
        <translation>Kort och sko</translation>
    </message>
    <message>
        <source>Cards from 2 to 10 count what is printed on them. Jack, queen and king count 10.</source>
        <translation>Korten 2 till 10 räknas som det står på dem. Knekt, dam och kung räknas som 10.</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Charlie</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Each box gets both its cards at once, then the dealer takes one.</source>
        <translation>Varje box får sina två kort på en gång, sedan tar given ett.</translation>
    </message>
    <message>
        <source>Each box gets both its cards at once, then the dealer takes two.</source>
        <translation>Varje box får sina två kort på en gång, sedan tar given två.</translation>
    </message>
    <message>
        <source>Each box is played by you, by a guest with money of the guest's own, or by a computer player with pretended money.</source>
        <translation>Varje box spelas av dig, av en gäst med egna pengar eller av en datorspelare med låtsaspengar.</translation>
    </message>
    <message>
        <source>Equal totals</source>
        <translation>Lika summor</translation>
    </message>
    <message>
        <source>Equal totals are a push: your wager comes back.</source>
        <translation>Lika summor är oavgjort: din insats går tillbaka.</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Lika insats</translation>
    </message>
    <message>
        <source>Every other hand is hard: ace, 6 and 10 are hard 17.</source>
        <translation>Alla andra händer är hårda: ess, 6 och 10 är hård 17.</translation>
    </message>
    <message>
        <source>Every step is saved before you see it.</source>
        <translation>Varje steg sparas innan du ser det.</translation>
    </message>
    <message>
        <source>First all wagers are laid, then the cards are dealt. Your cards lie open.</source>
        <translation>Först läggs alla insatser, sedan delas korten ut. Dina kort ligger öppna.</translation>
    </message>
    <message>
        <source>From {deal} on the bets stay as they are, until the round is over.</source>
        <translation>Efter {deal} ligger insatserna kvar som de är tills rundan är slut.</translation>
    </message>
    <message>
        <source>How the dealer plays</source>
        <translation>Så spelar given</translation>
    </message>
    <message>
        <source>If play is interrupted</source>
        <translation>Om spelet avbryts</translation>
    </message>
    <message>
        <source>If the dealer is bust, every hand still in play wins.</source>
        <translation>Spricker given vinner alla händer som är kvar i spel.</translation>
    </message>
    <message>
        <source>If the dealer shows an ace or a ten-value card, each box is asked whether it wants insurance.</source>
        <translation>Visar given ett ess eller ett kort värt tio får varje box frågan om den vill ha försäkring.</translation>
    </message>
    <message>
        <source>If the dealer shows an ace, each box is asked whether it wants insurance.</source>
        <translation>Visar given ett ess får varje box frågan om den vill ha försäkring.</translation>
    </message>
    <message>
        <source>If the dealer then has a blackjack, a box loses only its first wager; what was added for doubling and splitting comes back. Hands that were bust stay lost.</source>
        <translation>Har given då blackjack förlorar en box bara sin första insats; det som lagts till för att dubbla och dela går tillbaka. Spruckna händer förblir förlorade.</translation>
    </message>
    <message>
        <source>If the dealer then has a blackjack, all wagers lose, those for doubling and splitting too.</source>
        <translation>Har given då blackjack förlorar alla insatser, även de som lagts för att dubbla och dela.</translation>
    </message>
    <message>
        <source>If the dealer's face-down card makes a blackjack, the whole wager is lost.</source>
        <translation>Ger givens dolda kort en blackjack är hela insatsen förlorad.</translation>
    </message>
    <message>
        <source>If the dealer's second card makes a blackjack, the whole wager is lost.</source>
        <translation>Ger givens andra kort en blackjack är hela insatsen förlorad.</translation>
    </message>
    <message>
        <source>If the open card is an ace or counts 10, the dealer looks at the face-down card before you play. With a blackjack the round ends there.</source>
        <translation>Är det öppna kortet ett ess eller värt 10 tittar given på det dolda kortet innan du spelar. Vid blackjack slutar rundan där.</translation>
    </message>
    <message>
        <source>If you have a blackjack and the dealer shows an ace, you may take 1 to 1 at once, whatever the dealer has.</source>
        <translation>Har du blackjack och given visar ett ess får du ta 1 till 1 direkt, vad given än har.</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Försäkring</translation>
    </message>
    <message>
        <source>Insurance costs half the first wager. It pays 2 to 1 if the dealer has a blackjack.</source>
        <translation>Försäkringen kostar halva den första insatsen. Den betalar 2 till 1 om given har blackjack.</translation>
    </message>
    <message>
        <source>Largest first wager of a box</source>
        <translation>Högsta första insats i en box</translation>
    </message>
    <message>
        <source>Last, what is still open is settled, box by box and hand by hand.</source>
        <translation>Sist avgörs det som ännu är öppet, box för box och hand för hand.</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Gränser</translation>
    </message>
    <message>
        <source>MIN and MAX stand at the top left, balance, bet and win at the lower left.</source>
        <translation>MIN och MAX står uppe till vänster, saldo, insats och vinst nere till vänster.</translation>
    </message>
    <message numerus="yes">
        <source>One box can become %n hands at most.</source>
        <translation>
            <numerusform>En box kan bli högst %n hand.</numerusform>
            <numerusform>En box kan bli högst %n händer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only a hard total of 10 or 11 may be doubled.</source>
        <translation>Bara en hård summa på 10 eller 11 får dubblas.</translation>
    </message>
    <message>
        <source>Only a hard total of 9, 10 or 11 may be doubled.</source>
        <translation>Bara en hård summa på 9, 10 eller 11 får dubblas.</translation>
    </message>
    <message>
        <source>Only a total of 10 or 11 may be doubled.</source>
        <translation>Bara en summa på 10 eller 11 får dubblas.</translation>
    </message>
    <message>
        <source>Only a total of 9, 10 or 11 may be doubled.</source>
        <translation>Bara en summa på 9, 10 eller 11 får dubblas.</translation>
    </message>
    <message>
        <source>Only two cards of the same rank are a pair: two kings, but not a king and a 10.</source>
        <translation>Bara två kort av samma valör är ett par: två kungar, men inte en kung och en 10.</translation>
    </message>
    <message>
        <source>Other buttons</source>
        <translation>Övriga knappar</translation>
    </message>
    <message>
        <source>Play money and the house</source>
        <translation>Lekpengar och huset</translation>
    </message>
    <message>
        <source>Rules and odds would be the same with any other money.</source>
        <translation>Regler och odds vore desamma med andra pengar.</translation>
    </message>
    <message>
        <source>Smallest first wager of a box</source>
        <translation>Minsta första insats i en box</translation>
    </message>
    <message>
        <source>Split aces are played like any other hand.</source>
        <translation>Delade ess spelas som vilken hand som helst.</translation>
    </message>
    <message>
        <source>Split aces get one card each and stand.</source>
        <translation>Delade ess får ett kort var och stannar.</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Ge upp</translation>
    </message>
    <message>
        <source>The boxes play in their order, and the hands of a split box in theirs.</source>
        <translation>Boxarna spelar i tur och ordning, och händerna i en delad box likaså.</translation>
    </message>
    <message>
        <source>The boxes play in their order.</source>
        <translation>Boxarna spelar i tur och ordning.</translation>
    </message>
    <message numerus="yes">
        <source>The cards come from %n packs of 52 cards.</source>
        <translation>
            <numerusform>Korten kommer från %n kortlek med 52 kort.</numerusform>
            <numerusform>Korten kommer från %n kortlekar med 52 kort.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards go round one at a time, to each box in order and then to the dealer; the second time only the boxes get one.</source>
        <translation>Korten delas ut ett i taget, till varje box i tur och ordning och sedan till given; andra gången får bara boxarna ett.</translation>
    </message>
    <message>
        <source>The cards go round one at a time, to each box in order and to the dealer last, twice.</source>
        <translation>Korten delas ut ett i taget, till varje box i tur och ordning och sist till given, två varv.</translation>
    </message>
    <message>
        <source>The cashier, behind {rebuy}, adds play money to the wallet.</source>
        <translation>Kassan, bakom {rebuy}, lägger till lekpengar på kontot.</translation>
    </message>
    <message>
        <source>The course of a round</source>
        <translation>Rundans gång</translation>
    </message>
    <message>
        <source>The cut card lies after {share} of the cards. The round in which it comes is played to its end, then all cards are shuffled.</source>
        <translation>Stoppkortet ligger efter {share} av korten. Rundan då det kommer spelas färdigt, sedan blandas alla kort.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Utdelningen</translation>
    </message>
    <message>
        <source>The dealer draws only if a wager still depends on the dealer's total.</source>
        <translation>Given drar bara om någon insats ännu beror på givens summa.</translation>
    </message>
    <message>
        <source>The dealer draws up to 16 and on soft 17, and stands on hard 17 and above.</source>
        <translation>Given drar till och med 16 och på mjuk 17, och stannar på hård 17 och högre.</translation>
    </message>
    <message>
        <source>The dealer draws up to 16 and stands on every 17, a soft one too.</source>
        <translation>Given drar till och med 16 och stannar på varje 17, även en mjuk.</translation>
    </message>
    <message>
        <source>The dealer looks at the face-down card only after all boxes have played.</source>
        <translation>Given tittar på det dolda kortet först när alla boxar har spelat.</translation>
    </message>
    <message>
        <source>The dealer never doubles, splits or surrenders.</source>
        <translation>Given dubblar aldrig, delar aldrig och ger aldrig upp.</translation>
    </message>
    <message>
        <source>The dealer takes the second card only after all boxes have played.</source>
        <translation>Given tar sitt andra kort först när alla boxar har spelat.</translation>
    </message>
    <message>
        <source>The dealer's first card lies open, the second face down.</source>
        <translation>Givens första kort ligger öppet, det andra dolt.</translation>
    </message>
    <message>
        <source>The first hand gets its second card at once, the other when its turn comes.</source>
        <translation>Den första handen får sitt andra kort direkt, den andra när det blir dess tur.</translation>
    </message>
    <message>
        <source>The half is safe, whatever the dealer has.</source>
        <translation>Halvan är säker, vad given än har.</translation>
    </message>
    <message>
        <source>The hand keeps its cards and the next one is played. A hand of 21 stands by itself.</source>
        <translation>Handen behåller sina kort och nästa hand spelas. En hand på 21 stannar av sig själv.</translation>
    </message>
    <message>
        <source>The hands of a split box play in their order.</source>
        <translation>Händerna i en delad box spelar i tur och ordning.</translation>
    </message>
    <message>
        <source>The order of the cards is fixed before the deal, and nobody can change it afterwards.</source>
        <translation>Kortens ordning är bestämd före utdelningen, och ingen kan ändra den efteråt.</translation>
    </message>
    <message>
        <source>The question of surrender comes next, box by box.</source>
        <translation>Därnäst kommer frågan om att ge upp, box för box.</translation>
    </message>
    <message>
        <source>The results stand under the cards, and in the list of results.</source>
        <translation>Resultaten står under korten och i resultatlistan.</translation>
    </message>
    <message>
        <source>The suits make no difference.</source>
        <translation>Färgerna har ingen betydelse.</translation>
    </message>
    <message>
        <source>Then come the questions, box by box: insurance and even money.</source>
        <translation>Sedan kommer frågorna, box för box: försäkring och lika insats.</translation>
    </message>
    <message>
        <source>Then comes the question of even money, box by box.</source>
        <translation>Sedan kommer frågan om lika insats, box för box.</translation>
    </message>
    <message>
        <source>Then comes the question of insurance, box by box.</source>
        <translation>Sedan kommer frågan om försäkring, box för box.</translation>
    </message>
    <message>
        <source>Then the dealer looks, if an ace or a ten-value card lies open, and only then the boxes play.</source>
        <translation>Sedan tittar given, om ett ess eller ett kort värt tio ligger öppet, och först därefter spelar boxarna.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n boxes at the table.</source>
        <translation>
            <numerusform>Vid bordet finns %n box.</numerusform>
            <numerusform>Vid bordet finns %n boxar.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no doubling.</source>
        <translation>Man kan inte dubbla.</translation>
    </message>
    <message>
        <source>There is no insurance.</source>
        <translation>Det finns ingen försäkring.</translation>
    </message>
    <message>
        <source>There is no splitting.</source>
        <translation>Man kan inte dela.</translation>
    </message>
    <message>
        <source>There is no surrender.</source>
        <translation>Man kan inte ge upp.</translation>
    </message>
    <message>
        <source>This holds for split hands too.</source>
        <translation>Det gäller även delade händer.</translation>
    </message>
    <message>
        <source>Two cards of the same value are a pair, a king and a 10 as well.</source>
        <translation>Två kort med samma värde är ett par, även en kung och en 10.</translation>
    </message>
    <message>
        <source>What is paid</source>
        <translation>Utbetalningar</translation>
    </message>
    <message>
        <source>What the balance does not cover is not offered.</source>
        <translation>Det som saldot inte räcker till erbjuds inte.</translation>
    </message>
    <message>
        <source>What the cards count</source>
        <translation>Kortens värden</translation>
    </message>
    <message>
        <source>When the boxes are done, the dealer takes the second card if a wager still depends on it, and plays.</source>
        <translation>När boxarna är klara tar given sitt andra kort, om någon insats ännu hänger på det, och spelar.</translation>
    </message>
    <message>
        <source>When the boxes are done, the dealer turns the face-down card and plays.</source>
        <translation>När boxarna är klara vänder given det dolda kortet och spelar.</translation>
    </message>
    <message>
        <source>Where the balance is too small, a window says what is missing and leads to {rebuy}.</source>
        <translation>Räcker inte saldot säger ett fönster vad som saknas och leder till {rebuy}.</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Vinst</translation>
    </message>
    <message>
        <source>With a wager of {bet} a blackjack wins {win} and any other win is {bet}.</source>
        <translation>Med insatsen {bet} vinner en blackjack {win}, och varje annan vinst är {bet}.</translation>
    </message>
    <message>
        <source>With two cards you may lay the first wager once more. The hand gets exactly one card and stands.</source>
        <translation>Med två kort får du lägga den första insatsen en gång till. Handen får exakt ett kort och stannar.</translation>
    </message>
    <message>
        <source>Without a blackjack it is lost as soon as the dealer has looked, and play goes on.</source>
        <translation>Utan blackjack är den förlorad så snart given har tittat, och spelet går vidare.</translation>
    </message>
    <message>
        <source>Without a blackjack it is lost at the end of the round.</source>
        <translation>Utan blackjack är den förlorad när rundan är slut.</translation>
    </message>
    <message>
        <source>You get one more card, as often as you like while the hand is under 21.</source>
        <translation>Du får ett kort till, så ofta du vill så länge handen är under 21.</translation>
    </message>
    <message>
        <source>You play against the dealer alone. The hand that comes nearer to 21 wins.</source>
        <translation>Du spelar bara mot given. Den hand som kommer närmast 21 vinner.</translation>
    </message>
    <message>
        <source>begins the round, from the minimum on</source>
        <translation>börjar rundan, från minsta insatsen</translation>
    </message>
    <message>
        <source>half the wager comes back</source>
        <translation>halva insatsen går tillbaka</translation>
    </message>
    <message>
        <source>lays as much again</source>
        <translation>lägger lika mycket till</translation>
    </message>
    <message>
        <source>lays the bet of the last round and deals</source>
        <translation>lägger förra rundans insats och ger</translation>
    </message>
    <message>
        <source>lays the bet of the last round, and waits</source>
        <translation>lägger förra rundans insats och väntar</translation>
    </message>
    <message>
        <source>leaves the game; a running round is kept</source>
        <translation>lämnar spelet; en pågående runda sparas</translation>
    </message>
    <message>
        <source>moves money from the wallet to the table, between rounds</source>
        <translation>flyttar pengar från kontot till bordet, mellan rundorna</translation>
    </message>
    <message>
        <source>shows the rounds that you have played</source>
        <translation>visar rundorna som du har spelat</translation>
    </message>
    <message>
        <source>shows this text, at any time</source>
        <translation>visar den här texten, när som helst</translation>
    </message>
    <message>
        <source>shows which version of the game this is</source>
        <translation>visar vilken version av spelet det är</translation>
    </message>
    <message>
        <source>takes the last act back</source>
        <translation>tar tillbaka det senaste</translation>
    </message>
    <message>
        <source>takes the whole bet back</source>
        <translation>tar tillbaka hela insatsen</translation>
    </message>
    <message>
        <source>the house wins</source>
        <translation>huset vinner</translation>
    </message>
    <message>
        <source>the wager comes back</source>
        <translation>insatsen går tillbaka</translation>
    </message>
    <message>
        <source>{gain} to {stake}</source>
        <extracomment>A ratio of pay: "3 to 2".</extracomment>
        <translation>{gain} till {stake}</translation>
    </message>
</context>
<context>
    <name>Rules editor</name>
    <message>
        <source>An amount above zero, such as 10.</source>
        <translation>Ett belopp över noll, som 10.</translation>
    </message>
    <message>
        <source>An option has a value that can't be; see beside it.</source>
        <translation>Ett alternativ har ett värde som inte går; se bredvid det.</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Stäng utan att spara</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Kopiera</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Exportera regler</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportera…</translation>
    </message>
    <message>
        <source>Go on editing</source>
        <translation>Fortsätt redigera</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Husregler</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Importera regler</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importera…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Inte sparat</translation>
    </message>
    <message>
        <source>One to six amounts with blanks between them, such as 1 5 25.</source>
        <translation>Ett till sex belopp med mellanslag emellan, som 1 5 25.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Alternativ</translation>
    </message>
    <message>
        <source>Return with best play: being worked out…</source>
        <translation>Återbetalning vid bästa spel: räknas ut…</translation>
    </message>
    <message>
        <source>Return with best play: {share}</source>
        <translation>Återbetalning vid bästa spel: {share}</translation>
    </message>
    <message>
        <source>Rule text</source>
        <translation>Regeltext</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Spara</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Utgå från</translation>
    </message>
    <message>
        <source>The text of these rules</source>
        <translation>Texten till dessa regler</translation>
    </message>
    <message>
        <source>These rules are not saved. If you close now, the changes are lost.</source>
        <translation>Reglerna är inte sparade. Om du stänger nu går ändringarna förlorade.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>{change}: no difference</source>
        <translation>{change}: ingen skillnad</translation>
    </message>
    <message>
        <source>{change}: {points} points</source>
        <translation>{change}: {points} procentenheter</translation>
    </message>
    <message>
        <source>{file} is read; Save keeps it.</source>
        <translation>{file} är inläst; Spara behåller den.</translation>
    </message>
    <message>
        <source>{file} is written.</source>
        <translation>{file} är skriven.</translation>
    </message>
    <message>
        <source>{name} is deleted. Undo puts it back.</source>
        <translation>{name} är borttagen. Ångra lägger tillbaka den.</translation>
    </message>
    <message>
        <source>{name} is saved.</source>
        <translation>{name} är sparad.</translation>
    </message>
    <message>
        <source>{option}, {value}</source>
        <translation>{option}, {value}</translation>
    </message>
</context>
<context>
    <name>Rules window</name>
    <message>
        <source>A round is running; the rules can be changed when it is over.</source>
        <translation>En runda pågår; reglerna kan bytas när den är slut.</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Redigera…</translation>
    </message>
    <message>
        <source>Play by these rules</source>
        <translation>Spela efter dessa regler</translation>
    </message>
    <message>
        <source>Practise…</source>
        <translation>Öva…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Skriv ut…</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Regeluppsättning</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Rules of this table</source>
        <translation>Reglerna vid det här bordet</translation>
    </message>
    <message>
        <source>Rules: {name}</source>
        <translation>Regler: {name}</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Spara som PDF</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Sparad som {file}.</translation>
    </message>
    <message>
        <source>Strategy…</source>
        <translation>Strategi…</translation>
    </message>
    <message>
        <source>The file can't be written: {reason}.</source>
        <translation>Filen kan inte skrivas: {reason}.</translation>
    </message>
    <message>
        <source>The file of this rule set is damaged.</source>
        <translation>Filen med den här regeluppsättningen är skadad.</translation>
    </message>
    <message>
        <source>The table plays by these rules.</source>
        <translation>Bordet spelar efter dessa regler.</translation>
    </message>
    <message>
        <source>The table plays by {name} now.</source>
        <translation>Bordet spelar nu efter {name}.</translation>
    </message>
    <message>
        <source>This is practice: the table's own rules stay as they are.</source>
        <translation>Det här är övning: bordets egna regler står kvar.</translation>
    </message>
    <message>
        <source>{name} (at the table)</source>
        <translation>{name} (vid bordet)</translation>
    </message>
    <message>
        <source>{name} (damaged)</source>
        <translation>{name} (skadad)</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>A computer player plays box {box}, for its own pretended money.</source>
        <translation>En datorspelare spelar box {box}, för egna låtsaspengar.</translation>
    </message>
    <message>
        <source>A guest sits down</source>
        <translation>En gäst slår sig ner</translation>
    </message>
    <message>
        <source>Box {box} is yours.</source>
        <translation>Box {box} är din.</translation>
    </message>
    <message>
        <source>COMPUTER</source>
        <extracomment>Under a betting circle: a computer player plays the box. Capitals, short.</extracomment>
        <translation>DATOR</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Dator</translation>
    </message>
    <message>
        <source>Computer player</source>
        <translation>Datorspelare</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>New guest…</source>
        <translation>Ny gäst…</translation>
    </message>
    <message>
        <source>Pay in {amount} of play money for {name}</source>
        <translation>Sätt in {amount} i lekpengar för {name}</translation>
    </message>
    <message>
        <source>Seat {box}: {who}</source>
        <translation>Plats {box}: {who}</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Sätt dig</translation>
    </message>
    <message>
        <source>What is the guest's name? Guests play for play money of their own, kept under the name.</source>
        <translation>Vad heter gästen? Gäster spelar för egna lekpengar, som sparas under namnet.</translation>
    </message>
    <message>
        <source>Who plays box {box}?</source>
        <translation>Vem spelar box {box}?</translation>
    </message>
    <message>
        <source>YOU</source>
        <extracomment>Under a betting circle: the box is the player's own. Capitals.</extracomment>
        <translation>DU</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>computer player</source>
        <translation>datorspelare</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>{name} plays box {box}.</source>
        <translation>{name} spelar box {box}.</translation>
    </message>
    <message>
        <source>{name}, balance {balance}</source>
        <translation>{name}, saldo {balance}</translation>
    </message>
    <message>
        <source>{who}, box {box}</source>
        <translation>{who}, box {box}</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n timme</numerusform>
            <numerusform>%n timmar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minut</numerusform>
            <numerusform>%n minuter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n runda</numerusform>
            <numerusform>%n rundor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n sekund</numerusform>
            <numerusform>%n sekunder</numerusform>
        </translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 dygn</translation>
    </message>
    <message>
        <source>Are you still there?</source>
        <translation>Är du kvar?</translation>
    </message>
    <message>
        <source>At the table: {time}. Result of the session: {result}.</source>
        <translation>Vid bordet: {time}. Resultat hittills: {result}.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsätt</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Fortsätt spela</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Hur länge</translation>
    </message>
    <message>
        <source>Nobody has acted for a while. The table closes in {time}; all is kept as it lies.</source>
        <translation>Ingen har gjort något på ett tag. Bordet stängs om {time}; allt sparas som det ligger.</translation>
    </message>
    <message>
        <source>RESULT</source>
        <translation>RESULTAT</translation>
    </message>
    <message>
        <source>Reminder</source>
        <translation>Påminnelse</translation>
    </message>
    <message>
        <source>TIME</source>
        <translation>TID</translation>
    </message>
    <message>
        <source>Take a break</source>
        <translation>Ta en paus</translation>
    </message>
    <message>
        <source>Take a break…</source>
        <translation>Ta en paus…</translation>
    </message>
    <message>
        <source>Take the break</source>
        <translation>Ta pausen</translation>
    </message>
    <message>
        <source>Until it is over, no round can be dealt and no money brought to the table; a running round is played out. A break can be made longer, never shorter, and lasts even if the program is closed.</source>
        <translation>Tills den är slut kan ingen runda delas ut och inga pengar tas till bordet; en pågående runda spelas klart. En paus kan förlängas, aldrig kortas, och gäller även om programmet stängs.</translation>
    </message>
    <message>
        <source>You have been at the table for {time} and played {rounds}. The result is {result}.</source>
        <translation>Du har suttit vid bordet i {time} och spelat {rounds}. Resultatet är {result}.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message numerus="yes">
        <source>After %n minutes</source>
        <translation>
            <numerusform>Efter %n minut</numerusform>
            <numerusform>Efter %n minuter</numerusform>
        </translation>
    </message>
    <message>
        <source>Also after each choice</source>
        <translation>Även efter varje val</translation>
    </message>
    <message>
        <source>As the system says</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Ask for insurance and even money</source>
        <translation>Fråga om försäkring och lika insats</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blå</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Paus</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Vinröd</translation>
    </message>
    <message>
        <source>Close when nobody acts</source>
        <translation>Stäng när ingen spelar</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Rådgivare</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>Krediter</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mörka</translation>
    </message>
    <message numerus="yes">
        <source>Every %n minutes</source>
        <translation>
            <numerusform>Varje minut</numerusform>
            <numerusform>Var %n:e minut</numerusform>
        </translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snabb</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Duk</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Fyra färger</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grön</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grå</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hög kontrast</translation>
    </message>
    <message>
        <source>Hints on request</source>
        <translation>Tips på begäran</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Stora</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Ljusa</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Numbers on the cards</source>
        <translation>Siffror på korten</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Av</translation>
    </message>
    <message>
        <source>On</source>
        <translation>På</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Vanliga</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Minskad rörelse</translation>
    </message>
    <message>
        <source>Remind me of time and result</source>
        <translation>Påminn om tid och resultat</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>Show money as</source>
        <translation>Visa pengar som</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Långsam</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Ljud av</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Hastighet</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Färger</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Systemet</translation>
    </message>
    <message>
        <source>Take along, write out, remove…</source>
        <translation>Ta med, exportera, ta bort…</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textstorlek</translation>
    </message>
    <message>
        <source>Turbo: cards appear</source>
        <translation>Turbo: korten dyker upp</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Två färger</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volym</translation>
    </message>
    <message>
        <source>Wait between two hits</source>
        <translation>Paus mellan två köp</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Fönster</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Dina data</translation>
    </message>
    <message>
        <source>{time} ms</source>
        <translation>{time} ms</translation>
    </message>
</context>
<context>
    <name>Shoe</name>
    <message>
        <source>Next shoe</source>
        <translation>Nästa sko</translation>
    </message>
    <message>
        <source>The order of the cards is fixed before the bet: these are the fingerprints (SHA-256) of the seeds. A seed is told in the exported rounds when its shoe is done, and anyone can deal the shoe again.</source>
        <translation>Kortens ordning är bestämd före insatsen: detta är frönas fingeravtryck (SHA-256). Ett frö visas i de exporterade rundorna när dess sko är slut, och vem som helst kan ge skon på nytt.</translation>
    </message>
    <message>
        <source>This shoe</source>
        <translation>Den här skon</translation>
    </message>
    <message>
        <source>Your text in it</source>
        <translation>Din text i den</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Bet {bet}. Balance {balance}. Wallet {wallet}.</source>
        <translation>Insats {bet}. Saldo {balance}. Konto {wallet}.</translation>
    </message>
    <message>
        <source>Minimum {least}, maximum {most}.</source>
        <translation>Minst {least}, högst {most}.</translation>
    </message>
    <message>
        <source>The dealer has no cards.</source>
        <translation>Given har inga kort.</translation>
    </message>
</context>
<context>
    <name>Statement</name>
    <message>
        <source>Chosen days</source>
        <translation>Valda dagar</translation>
    </message>
    <message>
        <source>Closing balance</source>
        <translation>Utgående saldo</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Dagar</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Första dagen</translation>
    </message>
    <message>
        <source>From the beginning until now</source>
        <translation>Från början till nu</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Sista dagen</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Förra månaden</translation>
    </message>
    <message>
        <source>Made {date} by bjdesk.</source>
        <translation>Skapat {date} av bjdesk.</translation>
    </message>
    <message>
        <source>Opening balance</source>
        <translation>Ingående saldo</translation>
    </message>
    <message>
        <source>Opening balance + in − out = closing balance; each round is one line.</source>
        <translation>Ingående saldo + in − ut = utgående saldo; varje runda är en rad.</translation>
    </message>
    <message>
        <source>Page {number}</source>
        <translation>Sida {number}</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Spara som CSV…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Spara som PDF…</translation>
    </message>
    <message>
        <source>Since {first}</source>
        <translation>Från och med {first}</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Kontoutdrag</translation>
    </message>
    <message>
        <source>Sum, and closing balance</source>
        <translation>Summa och utgående saldo</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Den här månaden</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Det här året</translation>
    </message>
    <message>
        <source>Until {last}</source>
        <translation>Till och med {last}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n hands</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n händer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n runda</numerusform>
            <numerusform>%n rundor</numerusform>
        </translation>
    </message>
    <message>
        <source>95% from</source>
        <translation>95 % från</translation>
    </message>
    <message>
        <source>95% interval {low} to {high}</source>
        <translation>95 %-intervall {low} till {high}</translation>
    </message>
    <message>
        <source>95% to</source>
        <translation>95 % till</translation>
    </message>
    <message>
        <source>After round {number}: the cards paid {paid}, your play was worth {worth}; luck {luck}, two deviations ±{band}</source>
        <translation>Efter runda {number}: korten gav {paid}, ditt spel var värt {worth}; tur {luck}, två avvikelser ±{band}</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Axel</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>Balance {balance} after {rounds}; lowest {low}, highest {high}</source>
        <translation>Saldo {balance} efter {rounds}; lägst {low}, högst {high}</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Bästa runda</translation>
    </message>
    <message>
        <source>Bought in or cashed out</source>
        <translation>Köpt in eller tagit ut</translation>
    </message>
    <message>
        <source>Dealer's up card</source>
        <translation>Givens öppna kort</translation>
    </message>
    <message>
        <source>Deepest fall</source>
        <translation>Djupaste fall</translation>
    </message>
    <message>
        <source>Dotted: fewer than 30 hands.</source>
        <translation>Prickade: färre än 30 händer.</translation>
    </message>
    <message>
        <source>Exact return</source>
        <translation>Exakt återbetalning</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportera</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportera…</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Nyckeltal</translation>
    </message>
    <message>
        <source>First bets</source>
        <translation>Första insatser</translation>
    </message>
    <message>
        <source>First two cards</source>
        <translation>De två första korten</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Från</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>Från runda</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Händer</translation>
    </message>
    <message>
        <source>Highest balance</source>
        <translation>Högsta saldo</translation>
    </message>
    <message numerus="yes">
        <source>In %n rounds whose decisions are valued</source>
        <translation>
            <numerusform>I %n runda vars beslut är värderade</numerusform>
            <numerusform>I %n rundor vars beslut är värderade</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest drawdown</source>
        <translation>Längsta svacka</translation>
    </message>
    <message>
        <source>Longest losing streak</source>
        <translation>Längsta förlustsvit</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Längsta vinstsvit</translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation>Närmare</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Förlorade</translation>
    </message>
    <message>
        <source>Lost by them</source>
        <translation>Förlorat på dem</translation>
    </message>
    <message>
        <source>Lost in all</source>
        <translation>Förlorat totalt</translation>
    </message>
    <message>
        <source>Lost, in per cent</source>
        <translation>Förlorade, i procent</translation>
    </message>
    <message>
        <source>Lowest balance</source>
        <translation>Lägsta saldo</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Tur</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Tur och skicklighet</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Misstag</translation>
    </message>
    <message numerus="yes">
        <source>Mistakes in %n rounds</source>
        <translation>
            <numerusform>Misstag i %n runda</numerusform>
            <numerusform>Misstag i %n rundor</numerusform>
        </translation>
    </message>
    <message>
        <source>No decision has been valued yet. The coach values them beside the game, and they appear here.</source>
        <translation>Inget beslut har värderats än. Rådgivaren värderar dem vid sidan av spelet, och de visas här.</translation>
    </message>
    <message>
        <source>No round has been played yet.</source>
        <translation>Ingen runda har spelats än.</translation>
    </message>
    <message>
        <source>No round has been played yet. The balance of each one appears here.</source>
        <translation>Ingen runda har spelats än. Saldot efter varje runda visas här.</translation>
    </message>
    <message>
        <source>Only your own hands are counted, not a guest's.</source>
        <translation>Bara dina egna händer räknas, inte en gästs.</translation>
    </message>
    <message>
        <source>Over rounds</source>
        <translation>Per runda</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Över tid</translation>
    </message>
    <message>
        <source>Paid by the cards</source>
        <translation>Korten gav</translation>
    </message>
    <message>
        <source>Paler: fewer than 30 hands.</source>
        <translation>Blekare: färre än 30 händer.</translation>
    </message>
    <message>
        <source>Per bet</source>
        <translation>Per insats</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Point at the picture, or go through it by arrow keys, for its values.</source>
        <translation>Peka på bilden, eller gå genom den med piltangenterna, för dess värden.</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Oavgjort</translation>
    </message>
    <message>
        <source>Push, in per cent</source>
        <translation>Oavgjort, i procent</translation>
    </message>
    <message>
        <source>Result from</source>
        <translation>Resultat från</translation>
    </message>
    <message>
        <source>Result of a round</source>
        <translation>En rundas resultat</translation>
    </message>
    <message>
        <source>Result per bet, in per cent</source>
        <translation>Resultat per insats, i procent</translation>
    </message>
    <message>
        <source>Result to</source>
        <translation>Resultat till</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Återbetalning</translation>
    </message>
    <message>
        <source>Returns</source>
        <translation>Återbetalning</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runda {number}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundor</translation>
    </message>
    <message>
        <source>Rounds per hour</source>
        <translation>Rundor i timmen</translation>
    </message>
    <message>
        <source>Rounds with mistakes</source>
        <translation>Rundor med misstag</translation>
    </message>
    <message>
        <source>Rounds won: {won} · lost: {lost} · even: {even}</source>
        <translation>Vunna rundor: {won} · förlorade: {lost} · jämna: {even}</translation>
    </message>
    <message>
        <source>Rounds {first} to {last}</source>
        <translation>Rundorna {first} till {last}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>See everything</source>
        <translation>Visa allt</translation>
    </message>
    <message>
        <source>See more</source>
        <translation>Längre bort</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Andel</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Översikt</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabell</translation>
    </message>
    <message>
        <source>The rounds are being added up: {share}</source>
        <translation>Rundorna räknas samman: {share}</translation>
    </message>
    <message>
        <source>Time at the table</source>
        <translation>Tid vid bordet</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Till</translation>
    </message>
    <message>
        <source>To round</source>
        <translation>Till runda</translation>
    </message>
    <message>
        <source>Two standard deviations</source>
        <translation>Två standardavvikelser</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Värde</translation>
    </message>
    <message>
        <source>What the fields show</source>
        <translation>Vad rutorna visar</translation>
    </message>
    <message>
        <source>Whose statistics</source>
        <translation>Vems statistik</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vunna</translation>
    </message>
    <message>
        <source>Won or lost</source>
        <translation>Vunnet eller förlorat</translation>
    </message>
    <message>
        <source>Won, in per cent</source>
        <translation>Vunna, i procent</translation>
    </message>
    <message>
        <source>Worst round</source>
        <translation>Sämsta runda</translation>
    </message>
    <message>
        <source>Worth of your play</source>
        <translation>Ditt spels värde</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>balance</source>
        <translation>saldo</translation>
    </message>
    <message>
        <source>balance {amount} ({net})</source>
        <translation>saldo {amount} ({net})</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <translation>mellan {low} och {high}</translation>
    </message>
    <message>
        <source>bought in</source>
        <translation>köpt in</translation>
    </message>
    <message>
        <source>bought in: {amount}</source>
        <translation>köpt in: {amount}</translation>
    </message>
    <message>
        <source>cashed out</source>
        <translation>tagit ut</translation>
    </message>
    <message>
        <source>cashed out: {amount}</source>
        <translation>tagit ut: {amount}</translation>
    </message>
    <message>
        <source>even</source>
        <translation>jämna</translation>
    </message>
    <message>
        <source>exact return is being worked out</source>
        <translation>exakt återbetalning räknas ut</translation>
    </message>
    <message>
        <source>exact return with best play</source>
        <translation>exakt återbetalning med bästa spel</translation>
    </message>
    <message>
        <source>exact {share}</source>
        <translation>exakt {share}</translation>
    </message>
    <message>
        <source>from lowest to highest</source>
        <translation>från lägsta till högsta</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>förlorade</translation>
    </message>
    <message>
        <source>lost by mistakes</source>
        <translation>förlorat på misstag</translation>
    </message>
    <message numerus="yes">
        <source>mistakes in %n rounds</source>
        <translation>
            <numerusform>misstag i %n runda</numerusform>
            <numerusform>misstag i %n rundor</numerusform>
        </translation>
    </message>
    <message>
        <source>return of your first bets, with its 95% interval</source>
        <translation>återbetalning på dina första insatser, med 95 %-intervall</translation>
    </message>
    <message>
        <source>return {share}</source>
        <translation>återbetalning {share}</translation>
    </message>
    <message numerus="yes">
        <source>the triangle stands for %n buy-ins</source>
        <translation>
            <numerusform>triangeln står för %n inköp</numerusform>
            <numerusform>triangeln står för %n inköp</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the triangle stands for %n cash-outs</source>
        <translation>
            <numerusform>triangeln står för %n uttag</numerusform>
            <numerusform>triangeln står för %n uttag</numerusform>
        </translation>
    </message>
    <message>
        <source>two standard deviations of chance</source>
        <translation>två standardavvikelser av slump</translation>
    </message>
    <message>
        <source>what the cards paid</source>
        <translation>vad korten gav</translation>
    </message>
    <message>
        <source>what your play was worth</source>
        <translation>vad ditt spel var värt</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vunna</translation>
    </message>
    <message>
        <source>{hand} against {up}: no hand yet</source>
        <translation>{hand} mot {up}: ingen hand än</translation>
    </message>
    <message>
        <source>{hand} against {up}: {hands}; won {won}, push {push}, lost {lost}; {edge} per bet</source>
        <translation>{hand} mot {up}: {hands}; vunna {won}, oavgjorda {push}, förlorade {lost}; {edge} per insats</translation>
    </message>
    <message>
        <source>{hours}:{minutes} h</source>
        <extracomment>A time: hours and minutes.</extracomment>
        <translation>{hours}:{minutes} h</translation>
    </message>
    <message>
        <source>{mistakes} of {valued} cost {cost}, {share} of the bets.</source>
        <translation>{mistakes} av {valued} kostade {cost}, {share} av insatserna.</translation>
    </message>
    <message>
        <source>{rounds}, the cards paid {paid} and your play was worth {worth}: luck {luck}.</source>
        <translation>{rounds} gav korten {paid} och ditt spel var värt {worth}: tur {luck}.</translation>
    </message>
    <message>
        <source>{rounds}: {mistakes}, {cost}; in all {sum}</source>
        <translation>{rounds}: {mistakes}, {cost}; totalt {sum}</translation>
    </message>
</context>
<context>
    <name>Strategy</name>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>By this chart {share} of the bets come back.</source>
        <translation>Med den här tabellen kommer {share} av insatserna tillbaka.</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Tabell</translation>
    </message>
    <message>
        <source>D</source>
        <extracomment>One letter for "Double" in the strategy chart; the five letters must differ.</extracomment>
        <translation>D</translation>
    </message>
    <message>
        <source>Decline insurance and even money.</source>
        <translation>Avstå från försäkring och lika insats.</translation>
    </message>
    <message>
        <source>Decline insurance.</source>
        <translation>Avstå från försäkring.</translation>
    </message>
    <message>
        <source>Exceptions</source>
        <translation>Undantag</translation>
    </message>
    <message>
        <source>H</source>
        <extracomment>One letter for "Hit" in the strategy chart; the five letters must differ.</extracomment>
        <translation>K</translation>
    </message>
    <message>
        <source>Hands whose cards say otherwise than their total, and what that gains in per cent of the bet.</source>
        <translation>Händer vars kort säger något annat än deras summa, och vad det ger i procent av insatsen.</translation>
    </message>
    <message>
        <source>Hard totals</source>
        <translation>Hårda summor</translation>
    </message>
    <message>
        <source>Hard {total}</source>
        <translation>Hård {total}</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>I ord</translation>
    </message>
    <message>
        <source>P</source>
        <extracomment>One letter for "Split" in the strategy chart; the five letters must differ.</extracomment>
        <translation>P</translation>
    </message>
    <message>
        <source>Pair {cards}</source>
        <translation>Par {cards}</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Point at a field, or go to it by arrow keys, for its values.</source>
        <translation>Peka på en ruta, eller gå dit med piltangenterna, för att se dess värden.</translation>
    </message>
    <message>
        <source>R</source>
        <extracomment>One letter for "Surrender" in the strategy chart; the five letters must differ.</extracomment>
        <translation>G</translation>
    </message>
    <message>
        <source>S</source>
        <extracomment>One letter for "Stand" in the strategy chart; the five letters must differ.</extracomment>
        <translation>S</translation>
    </message>
    <message>
        <source>Soft totals</source>
        <translation>Mjuka summor</translation>
    </message>
    <message>
        <source>Soft {total}</source>
        <translation>Mjuk {total}</translation>
    </message>
    <message>
        <source>Strategy: {name}</source>
        <translation>Strategi: {name}</translation>
    </message>
    <message>
        <source>Take even money.</source>
        <translation>Ta lika insats.</translation>
    </message>
    <message>
        <source>The chart could not be worked out.</source>
        <translation>Tabellen kunde inte räknas ut.</translation>
    </message>
    <message>
        <source>There are no exceptions: the chart is right for all hands of two or three cards.</source>
        <translation>Det finns inga undantag: tabellen gäller för alla händer med två eller tre kort.</translation>
    </message>
    <message>
        <source>against {up}</source>
        <translation>mot {up}</translation>
    </message>
    <message>
        <source>small: where that is not allowed</source>
        <translation>liten bokstav: där det inte är tillåtet</translation>
    </message>
    <message>
        <source>{advice} against {ups}</source>
        <translation>{advice} mot {ups}</translation>
    </message>
    <message>
        <source>{choice}, else {other}</source>
        <translation>{choice}, annars {other}</translation>
    </message>
    <message>
        <source>{choice}, not {other}</source>
        <translation>{choice}, inte {other}</translation>
    </message>
    <message>
        <source>{hand} against {up}: {advice}. {values}</source>
        <translation>{hand} mot {up}: {advice}. {values}</translation>
    </message>
    <message>
        <source>{hand}: {advices}.</source>
        <translation>{hand}: {advices}.</translation>
    </message>
</context>
</TS>
