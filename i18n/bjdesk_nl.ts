<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Data folder</source>
        <translation>Gegevensmap</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licentie</translation>
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
        <translation>Versie</translation>
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
        <translation>Een bedrag heeft hoogstens twee decimalen.</translation>
    </message>
    <message>
        <source>This is no amount. Write it in digits, as {example}.</source>
        <translation>Dit is geen bedrag. Schrijf het in cijfers, zoals {example}.</translation>
    </message>
    <message>
        <source>Write an amount.</source>
        <translation>Vul een bedrag in.</translation>
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
        <translation>INZET</translation>
    </message>
    <message>
        <source>Balance {amount}</source>
        <translation>Saldo {amount}</translation>
    </message>
    <message>
        <source>Bet {amount}</source>
        <translation>Inzet {amount}</translation>
    </message>
    <message>
        <source>WIN</source>
        <translation>WINST</translation>
    </message>
    <message>
        <source>Win {amount}</source>
        <translation>Winst {amount}</translation>
    </message>
</context>
<context>
    <name>Button</name>
    <message>
        <source>CLEAR</source>
        <translation>WISSEN</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>DEAL</source>
        <translation>DELEN</translation>
    </message>
    <message>
        <source>DOUBLE</source>
        <translation>VERDUBBELEN</translation>
    </message>
    <message>
        <source>DOUBLE
BET</source>
        <extracomment>May break into two lines at \n.</extracomment>
        <translation>INZET
VERDUBBELEN</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Delen</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Verdubbelen</translation>
    </message>
    <message>
        <source>Double bet</source>
        <translation>Inzet verdubbelen</translation>
    </message>
    <message>
        <source>EXIT GAME</source>
        <translation>SPEL VERLATEN</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Even money</translation>
    </message>
    <message>
        <source>Exit game</source>
        <translation>Spel verlaten</translation>
    </message>
    <message>
        <source>GAMELOGS</source>
        <translation>SPELLOG</translation>
    </message>
    <message>
        <source>Gamelogs</source>
        <translation>Spellog</translation>
    </message>
    <message>
        <source>HINT</source>
        <translation>HINT</translation>
    </message>
    <message>
        <source>HIT</source>
        <translation>KAART</translation>
    </message>
    <message>
        <source>HOW TO PLAY</source>
        <translation>ZO SPEELT U</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Kaart</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Zo speelt u</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Verzekering</translation>
    </message>
    <message>
        <source>KEYS</source>
        <translation>TOETSEN</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>NO</source>
        <translation>NEE</translation>
    </message>
    <message>
        <source>No even money</source>
        <translation>Geen even money</translation>
    </message>
    <message>
        <source>No insurance</source>
        <translation>Geen verzekering</translation>
    </message>
    <message>
        <source>No surrender</source>
        <translation>Niet opgeven</translation>
    </message>
    <message>
        <source>REBET</source>
        <translation>ZELFDE
INZET</translation>
    </message>
    <message>
        <source>REBET
AND DEAL</source>
        <extracomment>May break into two lines at \n.</extracomment>
        <translation>ZELFDE INZET
EN DELEN</translation>
    </message>
    <message>
        <source>REBUY</source>
        <translation>BIJKOPEN</translation>
    </message>
    <message>
        <source>RULES</source>
        <translation>REGELS</translation>
    </message>
    <message>
        <source>Rebet</source>
        <translation>Zelfde inzet</translation>
    </message>
    <message>
        <source>Rebet and deal</source>
        <translation>Zelfde inzet en delen</translation>
    </message>
    <message>
        <source>Rebuy</source>
        <translation>Bijkopen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>SETTINGS</source>
        <translation>INSTELLINGEN</translation>
    </message>
    <message>
        <source>SOUND</source>
        <translation>GELUID</translation>
    </message>
    <message>
        <source>SPLIT</source>
        <translation>SPLITSEN</translation>
    </message>
    <message>
        <source>STAND</source>
        <translation>PASSEN</translation>
    </message>
    <message>
        <source>STATISTICS</source>
        <translation>STATISTIEK</translation>
    </message>
    <message>
        <source>SURRENDER</source>
        <translation>OPGEVEN</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Geluid</translation>
    </message>
    <message>
        <source>Sound is off</source>
        <translation>Geluid staat uit</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <translation>Geluid staat aan</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Splitsen</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiek</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Opgeven</translation>
    </message>
    <message>
        <source>UNDO</source>
        <translation>ONGEDAAN</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>VERSION</source>
        <translation>VERSIE</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versie</translation>
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
            <numerusform>%n inzet, {total} in totaal.</numerusform>
            <numerusform>%n inzetten, {total} in totaal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boxes</source>
        <translation>
            <numerusform>%n box</numerusform>
            <numerusform>%n boxen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n even</source>
        <translation>
            <numerusform>%n gelijk</numerusform>
            <numerusform>%n gelijk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n verloren</numerusform>
            <numerusform>%n verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds were finished for you: see the gamelogs.</source>
        <translation>
            <numerusform>%n ronde is voor u afgemaakt: zie het spellog.</numerusform>
            <numerusform>%n rondes zijn voor u afgemaakt: zie het spellog.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n gewonnen</numerusform>
            <numerusform>%n gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Balance {balance}.</source>
        <translation>Saldo {balance}.</translation>
    </message>
    <message>
        <source>Bet {amount}.</source>
        <translation>Inzet {amount}.</translation>
    </message>
    <message>
        <source>Bets: {bets}.</source>
        <translation>Inzetten: {bets}.</translation>
    </message>
    <message>
        <source>Boxes {numbers}</source>
        <translation>Boxen {numbers}</translation>
    </message>
    <message>
        <source>Break until {time}.</source>
        <translation>Pauze tot {time}.</translation>
    </message>
    <message>
        <source>Dealer draws {card}.</source>
        <translation>De dealer trekt {card}.</translation>
    </message>
    <message>
        <source>Dealer takes a face-down card.</source>
        <translation>De dealer neemt een gesloten kaart.</translation>
    </message>
    <message>
        <source>Dealer turns over {card}.</source>
        <translation>De dealer draait {card} om.</translation>
    </message>
    <message>
        <source>Doubled: the bet is {bet}, one card follows.</source>
        <translation>Verdubbeld: de inzet is {bet}, er volgt één kaart.</translation>
    </message>
    <message>
        <source>Guests: {results}.</source>
        <translation>Gasten: {results}.</translation>
    </message>
    <message>
        <source>Insurance for {cost}?</source>
        <translation>Verzekering voor {cost}?</translation>
    </message>
    <message>
        <source>Insured for {amount}.</source>
        <translation>Verzekerd voor {amount}.</translation>
    </message>
    <message>
        <source>No even money.</source>
        <translation>Geen even money.</translation>
    </message>
    <message>
        <source>No insurance.</source>
        <translation>Geen verzekering.</translation>
    </message>
    <message>
        <source>No surrender.</source>
        <translation>De hand wordt niet opgegeven.</translation>
    </message>
    <message>
        <source>Place your bet.</source>
        <translation>Plaats uw inzet.</translation>
    </message>
    <message>
        <source>Press DEAL when you are ready.</source>
        <translation>Druk op DELEN als u klaar bent.</translation>
    </message>
    <message>
        <source>Press a chip to bet, then DEAL.</source>
        <translation>Druk op een fiche om in te zetten, daarna op DELEN.</translation>
    </message>
    <message>
        <source>Press a chip, then a box to bet, then DEAL.</source>
        <translation>Druk op een fiche, dan op een box om in te zetten, daarna op DELEN.</translation>
    </message>
    <message numerus="yes">
        <source>Split: %n hands now.</source>
        <translation>
            <numerusform>Gesplitst: nu %n hand.</numerusform>
            <numerusform>Gesplitst: nu %n handen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Surrender and keep {amount}?</source>
        <translation>Opgeven en {amount} behouden?</translation>
    </message>
    <message>
        <source>Surrendered.</source>
        <translation>Opgegeven.</translation>
    </message>
    <message>
        <source>The bets are taken back.</source>
        <translation>De inzetten zijn teruggenomen.</translation>
    </message>
    <message>
        <source>The cards are shuffled.</source>
        <translation>De kaarten worden geschud.</translation>
    </message>
    <message>
        <source>The cut card: this is the last round of this shoe.</source>
        <translation>De snijkaart: dit is de laatste ronde van deze slof.</translation>
    </message>
    <message>
        <source>The dealer looked: blackjack.</source>
        <translation>De dealer heeft gekeken: blackjack.</translation>
    </message>
    <message>
        <source>The dealer looked: no blackjack.</source>
        <translation>De dealer heeft gekeken: geen blackjack.</translation>
    </message>
    <message>
        <source>The shoe is shuffled now.</source>
        <translation>De slof wordt nu geschud.</translation>
    </message>
    <message>
        <source>Total {total}.</source>
        <translation>Totaal {total}.</translation>
    </message>
    <message>
        <source>You have blackjack. Take even money, {amount}, now?</source>
        <translation>U hebt blackjack. Nu even money nemen, {amount}?</translation>
    </message>
    <message>
        <source>You have {cards}, {total}.</source>
        <translation>U hebt {cards}, {total}.</translation>
    </message>
    <message>
        <source>You stand on {total}.</source>
        <translation>U past op {total}.</translation>
    </message>
    <message>
        <source>Your bet is {bet}.</source>
        <translation>Uw inzet is {bet}.</translation>
    </message>
    <message>
        <source>Your bets: {bets}.</source>
        <translation>Uw inzetten: {bets}.</translation>
    </message>
    <message>
        <source>box {box}: {bet}</source>
        <translation>box {box}: {bet}</translation>
    </message>
    <message>
        <source>{amount} more laid to double.</source>
        <translation>{amount} bijgelegd om te verdubbelen.</translation>
    </message>
    <message>
        <source>{amount} more laid to split.</source>
        <translation>{amount} bijgelegd om te splitsen.</translation>
    </message>
    <message>
        <source>{amount} moved back to the wallet. Balance {balance}.</source>
        <translation>{amount} terug naar de rekening. Saldo {balance}.</translation>
    </message>
    <message>
        <source>{amount} moved to the table. Balance {balance}.</source>
        <translation>{amount} naar de tafel overgeboekt. Saldo {balance}.</translation>
    </message>
    <message>
        <source>{amount} of play money paid in for {name}. Balance {balance}.</source>
        <translation>{amount} speelgeld gestort voor {name}. Saldo {balance}.</translation>
    </message>
    <message>
        <source>{amount} of play money paid in. Wallet {wallet}.</source>
        <translation>{amount} speelgeld gestort. Rekening {wallet}.</translation>
    </message>
    <message>
        <source>{who} stands on {total}.</source>
        <translation>{who} past op {total}.</translation>
    </message>
    <message>
        <source>{who}: lost {amount}.</source>
        <translation>{who}: {amount} verloren.</translation>
    </message>
    <message>
        <source>{who}: neither won nor lost.</source>
        <translation>{who}: niets gewonnen of verloren.</translation>
    </message>
    <message>
        <source>{who}: won {amount}.</source>
        <translation>{who}: {amount} gewonnen.</translation>
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
        <translation>klaveren 10</translation>
    </message>
    <message>
        <source>10 of diamonds</source>
        <translation>ruiten 10</translation>
    </message>
    <message>
        <source>10 of hearts</source>
        <translation>harten 10</translation>
    </message>
    <message>
        <source>10 of spades</source>
        <translation>schoppen 10</translation>
    </message>
    <message>
        <source>2 of clubs</source>
        <translation>klaveren 2</translation>
    </message>
    <message>
        <source>2 of diamonds</source>
        <translation>ruiten 2</translation>
    </message>
    <message>
        <source>2 of hearts</source>
        <translation>harten 2</translation>
    </message>
    <message>
        <source>2 of spades</source>
        <translation>schoppen 2</translation>
    </message>
    <message>
        <source>3 of clubs</source>
        <translation>klaveren 3</translation>
    </message>
    <message>
        <source>3 of diamonds</source>
        <translation>ruiten 3</translation>
    </message>
    <message>
        <source>3 of hearts</source>
        <translation>harten 3</translation>
    </message>
    <message>
        <source>3 of spades</source>
        <translation>schoppen 3</translation>
    </message>
    <message>
        <source>4 of clubs</source>
        <translation>klaveren 4</translation>
    </message>
    <message>
        <source>4 of diamonds</source>
        <translation>ruiten 4</translation>
    </message>
    <message>
        <source>4 of hearts</source>
        <translation>harten 4</translation>
    </message>
    <message>
        <source>4 of spades</source>
        <translation>schoppen 4</translation>
    </message>
    <message>
        <source>5 of clubs</source>
        <translation>klaveren 5</translation>
    </message>
    <message>
        <source>5 of diamonds</source>
        <translation>ruiten 5</translation>
    </message>
    <message>
        <source>5 of hearts</source>
        <translation>harten 5</translation>
    </message>
    <message>
        <source>5 of spades</source>
        <translation>schoppen 5</translation>
    </message>
    <message>
        <source>6 of clubs</source>
        <translation>klaveren 6</translation>
    </message>
    <message>
        <source>6 of diamonds</source>
        <translation>ruiten 6</translation>
    </message>
    <message>
        <source>6 of hearts</source>
        <translation>harten 6</translation>
    </message>
    <message>
        <source>6 of spades</source>
        <translation>schoppen 6</translation>
    </message>
    <message>
        <source>7 of clubs</source>
        <translation>klaveren 7</translation>
    </message>
    <message>
        <source>7 of diamonds</source>
        <translation>ruiten 7</translation>
    </message>
    <message>
        <source>7 of hearts</source>
        <translation>harten 7</translation>
    </message>
    <message>
        <source>7 of spades</source>
        <translation>schoppen 7</translation>
    </message>
    <message>
        <source>8 of clubs</source>
        <translation>klaveren 8</translation>
    </message>
    <message>
        <source>8 of diamonds</source>
        <translation>ruiten 8</translation>
    </message>
    <message>
        <source>8 of hearts</source>
        <translation>harten 8</translation>
    </message>
    <message>
        <source>8 of spades</source>
        <translation>schoppen 8</translation>
    </message>
    <message>
        <source>9 of clubs</source>
        <translation>klaveren 9</translation>
    </message>
    <message>
        <source>9 of diamonds</source>
        <translation>ruiten 9</translation>
    </message>
    <message>
        <source>9 of hearts</source>
        <translation>harten 9</translation>
    </message>
    <message>
        <source>9 of spades</source>
        <translation>schoppen 9</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>klaverenaas</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>ruitenaas</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>hartenaas</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>schoppenaas</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>gesloten kaart</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>klaverenboer</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>ruitenboer</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>hartenboer</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>schoppenboer</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>klaverenheer</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>ruitenheer</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>hartenheer</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>schoppenheer</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>klaverenvrouw</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>ruitenvrouw</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>hartenvrouw</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>schoppenvrouw</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <extracomment>The last two parts of a list: "ace of hearts and 6 of clubs".</extracomment>
        <translation>{first} en {last}</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>Chip {value}</source>
        <translation>Fiche {value}</translation>
    </message>
    <message>
        <source>Key {key} lays it, Shift+{key} or the right button takes it off.</source>
        <translation>Toets {key} legt hem, Shift+{key} of de rechtermuisknop neemt hem weg.</translation>
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
        <translation>Bust</translation>
    </message>
    <message>
        <source>DEALER'S HAND ENDS WITH</source>
        <translation>HAND VAN DE DEALER EINDIGT OP</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Take even money</source>
        <translation>Even money nemen</translation>
    </message>
    <message>
        <source>Take insurance</source>
        <translation>Verzekering nemen</translation>
    </message>
    <message>
        <source>The coach is off. It is turned on in the settings.</source>
        <translation>De coach staat uit. Hij gaat aan in de instellingen.</translation>
    </message>
    <message>
        <source>There is nothing to decide now.</source>
        <translation>Er valt nu niets te kiezen.</translation>
    </message>
    <message>
        <source>Too few cards are left in the shoe to tell.</source>
        <translation>Er zijn te weinig kaarten over in de slof om het te zeggen.</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Wordt berekend…</translation>
    </message>
    <message>
        <source>Worth in per cent of the bet, best first: {choices}.</source>
        <translation>Waarde in procenten van de inzet, beste eerst: {choices}.</translation>
    </message>
    <message>
        <source>in % of the bet</source>
        <translation>in % van de inzet</translation>
    </message>
    <message>
        <source>{choice} cost {share}</source>
        <translation>{choice} kostte {share}</translation>
    </message>
    <message>
        <source>{choice} cost {share} of the bet; {best} was best</source>
        <translation>{choice} kostte {share} van de inzet; {best} was het beste</translation>
    </message>
    <message>
        <source>{choice} {share}</source>
        <translation>{choice} {share}</translation>
    </message>
    <message>
        <source>{choice}: right</source>
        <translation>{choice}: goed</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>A report without hidden cards is in {file}.</source>
        <translation>Een rapport zonder gesloten kaarten staat in {file}.</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Tafel sluiten</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Details kopiëren</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>No report could be written; the details are below.</source>
        <translation>Er kon geen rapport worden geschreven; de details staan hieronder.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Er ging iets mis</translation>
    </message>
    <message>
        <source>The program made a mistake. Your money and your round are kept; you can go on.</source>
        <translation>Het programma heeft een fout gemaakt. Uw geld en uw ronde zijn bewaard; u kunt verdergaan.</translation>
    </message>
</context>
<context>
    <name>Dialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>Exit</name>
    <message>
        <source>A round is running. It is kept, and goes on just here when you come back.</source>
        <translation>Er loopt een ronde. Die blijft bewaard en gaat precies hier verder als u terugkomt.</translation>
    </message>
    <message>
        <source>Exit game</source>
        <translation>Spel verlaten</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Blijven</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>All that was played after it is lost. The damaged file is kept beside it.</source>
        <translation>Alles wat daarna is gespeeld, is verloren. Het beschadigde bestand wordt ernaast bewaard.</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Opnieuw beginnen</translation>
    </message>
    <message>
        <source>Go on from the backup of {when}?</source>
        <translation>Verdergaan met de reservekopie van {when}?</translation>
    </message>
    <message numerus="yes">
        <source>It holds %n rounds, {table} on the table and {wallet} in the wallet.</source>
        <translation>
            <numerusform>Er staat %n ronde in, met {table} op tafel en {wallet} op de rekening.</numerusform>
            <numerusform>Er staan %n rondes in, met {table} op tafel en {wallet} op de rekening.</numerusform>
        </translation>
    </message>
    <message>
        <source>Please note</source>
        <translation>Let op</translation>
    </message>
    <message>
        <source>Some settings in {file} can't be used ({names}), so their defaults hold.</source>
        <translation>Sommige instellingen in {file} zijn onbruikbaar ({names}); daarvoor gelden de standaardwaarden.</translation>
    </message>
    <message>
        <source>The game's file {file} is missing. Nothing was changed.</source>
        <translation>Het bestand van het spel, {file}, ontbreekt. Er is niets gewijzigd.</translation>
    </message>
    <message>
        <source>The program made a mistake with the stored game. Please open the table again.</source>
        <translation>Het programma heeft een fout gemaakt met het opgeslagen spel. Open de tafel opnieuw.</translation>
    </message>
    <message>
        <source>The settings in {file} can't be opened, so the defaults hold.</source>
        <translation>De instellingen in {file} kunnen niet worden geopend; de standaardwaarden gelden.</translation>
    </message>
    <message>
        <source>The settings in {file} can't be read, so the defaults hold. A copy is kept.</source>
        <translation>De instellingen in {file} kunnen niet worden gelezen; de standaardwaarden gelden. Er is een kopie bewaard.</translation>
    </message>
    <message>
        <source>The stored game is damaged</source>
        <translation>Het opgeslagen spel is beschadigd</translation>
    </message>
    <message>
        <source>The stored game is missing</source>
        <translation>Het opgeslagen spel ontbreekt</translation>
    </message>
    <message>
        <source>The table can't open</source>
        <translation>De tafel kan niet openen</translation>
    </message>
    <message>
        <source>The table of {folder} is open already, but does not answer.</source>
        <translation>De tafel van {folder} is al open, maar antwoordt niet.</translation>
    </message>
    <message>
        <source>The table of {folder} is open already, now in front; not used: {options}.</source>
        <translation>De tafel van {folder} is al open en staat nu vooraan; niet gebruikt: {options}.</translation>
    </message>
    <message>
        <source>The table of {folder} is open already; it has been brought to the front.</source>
        <translation>De tafel van {folder} is al open en staat nu vooraan.</translation>
    </message>
    <message>
        <source>There is no good backup of it. If you begin anew, all that is left of it is kept.</source>
        <translation>Er is geen goede reservekopie van. Als u opnieuw begint, blijft alles wat ervan over is bewaard.</translation>
    </message>
    <message>
        <source>There is no space left to write {file}. Nothing is lost that was shown.</source>
        <translation>Er is geen ruimte meer om {file} te schrijven. Niets van wat te zien was, is verloren.</translation>
    </message>
    <message>
        <source>This brings back the backup of {when}: {command}</source>
        <translation>Zo zet u de reservekopie van {when} terug: {command}</translation>
    </message>
    <message>
        <source>This could not be kept</source>
        <translation>Dit kon niet worden bewaard</translation>
    </message>
    <message>
        <source>Use the backup</source>
        <translation>Reservekopie gebruiken</translation>
    </message>
    <message>
        <source>What was played after it is in the missing file alone. If you begin anew, all backups are kept.</source>
        <translation>Wat daarna is gespeeld, staat alleen in het ontbrekende bestand. Als u opnieuw begint, blijven alle reservekopieën bewaard.</translation>
    </message>
    <message>
        <source>{file} belongs to another program. Nothing was changed.</source>
        <translation>{file} hoort bij een ander programma. Er is niets gewijzigd.</translation>
    </message>
    <message>
        <source>{file} can't be written: please check the folder's permissions.</source>
        <translation>{file} kan niet worden geschreven: controleer de rechten van de map.</translation>
    </message>
    <message>
        <source>{file} could not be read or written: the disk gave an error.</source>
        <translation>{file} kon niet worden gelezen of geschreven: de schijf gaf een fout.</translation>
    </message>
    <message>
        <source>{file} is damaged and can't be played from. Nothing was changed.</source>
        <translation>{file} is beschadigd en kan niet worden gebruikt. Er is niets gewijzigd.</translation>
    </message>
    <message>
        <source>{file} is in use by another bjdesk.</source>
        <translation>{file} is in gebruik door een andere bjdesk.</translation>
    </message>
    <message>
        <source>{file} is not there.</source>
        <translation>{file} is er niet.</translation>
    </message>
    <message>
        <source>{file} was written by a newer bjdesk: please update. Nothing was changed.</source>
        <translation>{file} is door een nieuwere bjdesk geschreven: werk het programma bij. Er is niets gewijzigd.</translation>
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
        <translation>BLACKJACK BETAALT {ratio}</translation>
    </message>
    <message>
        <source>BUST</source>
        <translation>BUST</translation>
    </message>
    <message>
        <source>Bet {bet}, box {box}</source>
        <translation>Inzet {bet}, box {box}</translation>
    </message>
    <message>
        <source>Blackjack table</source>
        <translation>Blackjacktafel</translation>
    </message>
    <message>
        <source>Box {box}: bet {bet}</source>
        <translation>Box {box}: inzet {bet}</translation>
    </message>
    <message>
        <source>CHARLIE</source>
        <translation>CHARLIE</translation>
    </message>
    <message>
        <source>Chip {value}</source>
        <translation>Fiche {value}</translation>
    </message>
    <message>
        <source>Dealer hits soft 17</source>
        <translation>Dealer trekt op zachte 17</translation>
    </message>
    <message>
        <source>Dealer stands on all 17s</source>
        <translation>Dealer past op elke 17</translation>
    </message>
    <message>
        <source>GIVEN UP</source>
        <extracomment>On a badge: the hand was given up.</extracomment>
        <translation>OPGEGEVEN</translation>
    </message>
    <message>
        <source>Insurance pays {ratio}</source>
        <translation>Verzekering betaalt {ratio}</translation>
    </message>
    <message>
        <source>LOSE</source>
        <translation>VERLOREN</translation>
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
        <translation>Minimum {least}, maximum {most}. Opent de regels.</translation>
    </message>
    <message>
        <source>PUSH</source>
        <translation>GELIJKSPEL</translation>
    </message>
    <message>
        <source>The house wins ties</source>
        <translation>De bank wint bij gelijke stand</translation>
    </message>
    <message>
        <source>WIN</source>
        <translation>GEWONNEN</translation>
    </message>
</context>
<context>
    <name>Filter</name>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n ronde</numerusform>
            <numerusform>%n rondes</numerusform>
        </translation>
    </message>
    <message>
        <source>All bets, from … to …</source>
        <translation>Alle inzetten, van … tot …</translation>
    </message>
    <message>
        <source>Any day</source>
        <translation>Alle dagen</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Elk resultaat</translation>
    </message>
    <message>
        <source>Any rules</source>
        <translation>Alle regels</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>Came out even</source>
        <translation>Quitte</translation>
    </message>
    <message>
        <source>Cards: A Ks 10h</source>
        <translation>Kaarten: A Ks 10h</translation>
    </message>
    <message>
        <source>Costly choice</source>
        <translation>Dure keuze</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>Verdubbeld</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Finished for you</source>
        <translation>Voor u afgemaakt</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Eerste dag</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>Van … tot …</translation>
    </message>
    <message>
        <source>In the round</source>
        <translation>In de ronde</translation>
    </message>
    <message>
        <source>Insured</source>
        <translation>Verzekerd</translation>
    </message>
    <message>
        <source>Largest bet</source>
        <translation>Hoogste inzet</translation>
    </message>
    <message>
        <source>Largest result</source>
        <translation>Hoogste resultaat</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Laatste dag</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>No round matches.</source>
        <translation>Geen ronde komt overeen.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultaat</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Search by cards</source>
        <translation>Zoeken op kaarten</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles tonen</translation>
    </message>
    <message>
        <source>Smallest bet</source>
        <translation>Laagste inzet</translation>
    </message>
    <message>
        <source>Smallest result</source>
        <translation>Laagste resultaat</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Gesplitst</translation>
    </message>
    <message>
        <source>Surrendered</source>
        <translation>Opgegeven</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>De laatste 30 dagen</translation>
    </message>
    <message>
        <source>The last 365 days</source>
        <translation>De laatste 365 dagen</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>De laatste 7 dagen</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Vandaag</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wanneer</translation>
    </message>
    <message>
        <source>Whose rounds</source>
        <translation>Wiens rondes</translation>
    </message>
    <message>
        <source>With a note</source>
        <translation>Met een notitie</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Won or lost, from … to …</source>
        <translation>Winst of verlies, van … tot …</translation>
    </message>
    <message>
        <source>Write ranks or cards: A is any ace, Ks the king of spades. Suits are s, h, d and c.</source>
        <translation>Schrijf waarden of kaarten: A is elke aas, Ks is schoppenheer. De kleuren zijn s (schoppen), h (harten), d (ruiten) en c (klaveren).</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>inzet</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>bezig met zoeken…</translation>
    </message>
    <message>
        <source>since {day}</source>
        <translation>sinds {day}</translation>
    </message>
    <message>
        <source>until {day}</source>
        <translation>tot en met {day}</translation>
    </message>
    <message>
        <source>won or lost</source>
        <translation>winst of verlies</translation>
    </message>
    <message>
        <source>{what} at least {amount}</source>
        <translation>{what} minstens {amount}</translation>
    </message>
    <message>
        <source>{what} at most {amount}</source>
        <translation>{what} hoogstens {amount}</translation>
    </message>
</context>
<context>
    <name>Gamelog</name>
    <message>
        <source>All bets</source>
        <translation>Alle inzetten</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Terug naar de lijst</translation>
    </message>
    <message>
        <source>Balance after</source>
        <translation>Saldo na afloop</translation>
    </message>
    <message>
        <source>Balance before</source>
        <translation>Saldo vooraf</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Nagaan</translation>
    </message>
    <message>
        <source>Check this round: deal its shoe and play it again</source>
        <translation>Deze ronde nagaan: de slof opnieuw delen en de ronde opnieuw spelen</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Keuzes</translation>
    </message>
    <message>
        <source>Copy as a picture</source>
        <translation>Als afbeelding kopiëren</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als tekst kopiëren</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Dealt and played again it comes out the same.</source>
        <translation>Opnieuw gedeeld en gespeeld komt de ronde op hetzelfde uit.</translation>
    </message>
    <message>
        <source>Dealt and played again this round comes out otherwise than it is kept.</source>
        <translation>Opnieuw gedeeld en gespeeld komt deze ronde anders uit dan ze bewaard is.</translation>
    </message>
    <message>
        <source>Fingerprint shown before the bet</source>
        <translation>Vingerafdruk, getoond vóór de inzet</translation>
    </message>
    <message>
        <source>Finished by the program: you had left.</source>
        <translation>Door het programma afgemaakt: u was weg.</translation>
    </message>
    <message>
        <source>Insurance {wager}</source>
        <translation>Verzekering {wager}</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notitie</translation>
    </message>
    <message>
        <source>Note on this round</source>
        <translation>Notitie bij deze ronde</translation>
    </message>
    <message>
        <source>Paid back</source>
        <translation>Uitbetaald</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Herhaling</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Shoe {number}, from card {card} of {cards}</source>
        <translation>Slof {number}, vanaf kaart {card} van {cards}</translation>
    </message>
    <message>
        <source>The seed does not fit the fingerprint that was shown before the bet.</source>
        <translation>De seed past niet bij de vingerafdruk die vóór de inzet werd getoond.</translation>
    </message>
    <message>
        <source>The seed fits its fingerprint. Dealt and played again it comes out the same.</source>
        <translation>De seed past bij de vingerafdruk. Opnieuw gedeeld en gespeeld komt de ronde op hetzelfde uit.</translation>
    </message>
    <message>
        <source>The seed is shown once the shoe is done.</source>
        <translation>De seed wordt getoond als de slof op is.</translation>
    </message>
    <message>
        <source>The shoe</source>
        <translation>De slof</translation>
    </message>
    <message>
        <source>This round is not in the file.</source>
        <translation>Deze ronde staat niet in het bestand.</translation>
    </message>
    <message>
        <source>Won or lost</source>
        <translation>Winst of verlies</translation>
    </message>
    <message>
        <source>Write a note on this round…</source>
        <translation>Schrijf een notitie bij deze ronde…</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Uw hand</translation>
    </message>
    <message>
        <source>Your text for the shoe</source>
        <translation>Uw tekst voor de slof</translation>
    </message>
    <message>
        <source>bet {bet}</source>
        <translation>inzet {bet}</translation>
    </message>
    <message>
        <source>cost {share} ({amount})</source>
        <translation>kostte {share} ({amount})</translation>
    </message>
    <message>
        <source>doubled to {wager}</source>
        <translation>verdubbeld tot {wager}</translation>
    </message>
    <message>
        <source>right</source>
        <translation>goed</translation>
    </message>
</context>
<context>
    <name>Gamelogs</name>
    <message>
        <source>(finished for you)</source>
        <extracomment>After the result of a round that the program finished because the player had left.</extracomment>
        <translation>(voor u afgemaakt)</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Inzet</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Post</translation>
    </message>
    <message>
        <source>Gamelogs</source>
        <translation>Spellog</translation>
    </message>
    <message>
        <source>No round has been played yet. The first one appears here.</source>
        <translation>Er is nog geen ronde gespeeld. De eerste verschijnt hier.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultaat</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Round {number}: {what}</source>
        <translation>Ronde {number}: {what}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Omschrijving</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>Won or lost</source>
        <translation>Winst/verlies</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Uw kaarten</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>inzet</translation>
    </message>
    <message>
        <source>bet doubled</source>
        <translation>inzet verdubbeld</translation>
    </message>
    <message>
        <source>bet lost</source>
        <translation>inzet verloren</translation>
    </message>
    <message>
        <source>bet on a split hand</source>
        <translation>inzet op gesplitste hand</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>verzekering</translation>
    </message>
    <message>
        <source>insurance lost</source>
        <translation>verzekering verloren</translation>
    </message>
    <message>
        <source>insurance paid out</source>
        <translation>verzekering uitbetaald</translation>
    </message>
    <message>
        <source>insurance paid out to the table</source>
        <translation>verzekering uitbetaald aan de tafel</translation>
    </message>
    <message>
        <source>insurance winnings</source>
        <translation>winst op verzekering</translation>
    </message>
    <message>
        <source>paid out</source>
        <translation>uitbetaald</translation>
    </message>
    <message>
        <source>paid out to the table</source>
        <translation>uitbetaald aan de tafel</translation>
    </message>
    <message>
        <source>play money for the guest</source>
        <translation>speelgeld voor de gast</translation>
    </message>
    <message>
        <source>play money of the first start</source>
        <translation>speelgeld bij de eerste start</translation>
    </message>
    <message>
        <source>play money paid in for the guest</source>
        <translation>speelgeld gestort voor de gast</translation>
    </message>
    <message>
        <source>play money paid in to the wallet</source>
        <translation>speelgeld op de rekening gestort</translation>
    </message>
    <message>
        <source>table to wallet</source>
        <translation>van de tafel naar de rekening</translation>
    </message>
    <message>
        <source>wallet to table</source>
        <translation>van de rekening naar de tafel</translation>
    </message>
    <message>
        <source>winnings</source>
        <translation>winst</translation>
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
        <translation>Blackjack wint {amount}.</translation>
    </message>
    <message>
        <source>Box {box}</source>
        <translation>Box {box}</translation>
    </message>
    <message>
        <source>Bust. You lose {amount}.</source>
        <translation>Bust. U verliest {amount}.</translation>
    </message>
    <message>
        <source>Charlie wins {amount}.</source>
        <translation>Charlie wint {amount}.</translation>
    </message>
    <message>
        <source>Dealer shows {card}.</source>
        <translation>De dealer toont {card}.</translation>
    </message>
    <message>
        <source>Dealer's hand: no cards.</source>
        <translation>Hand van de dealer: geen kaarten.</translation>
    </message>
    <message>
        <source>Dealer's hand: {cards}, shows {total}.</source>
        <translation>Hand van de dealer: {cards}, toont {total}.</translation>
    </message>
    <message>
        <source>Dealer's hand: {cards}, total {total}.</source>
        <translation>Hand van de dealer: {cards}, totaal {total}.</translation>
    </message>
    <message>
        <source>Even money wins {amount}.</source>
        <translation>Even money wint {amount}.</translation>
    </message>
    <message>
        <source>Hand {hand}</source>
        <translation>Hand {hand}</translation>
    </message>
    <message>
        <source>Hand {hand} of {hands}</source>
        <translation>Hand {hand} van {hands}</translation>
    </message>
    <message>
        <source>Insurance loses {amount}.</source>
        <translation>De verzekering verliest {amount}.</translation>
    </message>
    <message>
        <source>Insurance wins {amount}.</source>
        <translation>De verzekering wint {amount}.</translation>
    </message>
    <message>
        <source>Push. Your bet of {bet} comes back.</source>
        <translation>Gelijkspel. Uw inzet van {bet} komt terug.</translation>
    </message>
    <message>
        <source>Surrendered. You lose {amount}.</source>
        <translation>Opgegeven. U verliest {amount}.</translation>
    </message>
    <message>
        <source>You lose {amount}.</source>
        <translation>U verliest {amount}.</translation>
    </message>
    <message>
        <source>You win {amount}.</source>
        <translation>U wint {amount}.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Uw hand</translation>
    </message>
    <message>
        <source>active</source>
        <extracomment>Said of the hand that is being played.</extracomment>
        <translation>actief</translation>
    </message>
    <message>
        <source>bet {bet}</source>
        <translation>inzet {bet}</translation>
    </message>
    <message>
        <source>blackjack</source>
        <translation>blackjack</translation>
    </message>
    <message>
        <source>loses {amount}</source>
        <translation>verliest {amount}</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>geen kaarten</translation>
    </message>
    <message>
        <source>push</source>
        <translation>gelijkspel</translation>
    </message>
    <message>
        <source>soft {total}</source>
        <extracomment>A total in which an ace counts 11.</extracomment>
        <translation>zachte {total}</translation>
    </message>
    <message>
        <source>surrendered</source>
        <extracomment>Said of a hand that was given up and waits for its half.</extracomment>
        <translation>opgegeven</translation>
    </message>
    <message>
        <source>surrendered, loses {amount}</source>
        <translation>opgegeven, verliest {amount}</translation>
    </message>
    <message>
        <source>total {total}</source>
        <translation>totaal {total}</translation>
    </message>
    <message>
        <source>wins {amount}</source>
        <translation>wint {amount}</translation>
    </message>
    <message>
        <source>{box}, hand {hand}</source>
        <translation>{box}, hand {hand}</translation>
    </message>
    <message>
        <source>{box}, hand {hand} of {hands}</source>
        <translation>{box}, hand {hand} van {hands}</translation>
    </message>
    <message>
        <source>{total}, bust</source>
        <translation>{total}, bust</translation>
    </message>
    <message>
        <source>{who}: push.</source>
        <translation>{who}: gelijkspel.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>A button that is grey says why: rest the mouse on it.</source>
        <translation>Een grijze knop zegt waarom: laat de muis erop rusten.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Een ronde</translation>
    </message>
    <message>
        <source>A round may be left at any moment: every step is saved before you see it, and the next start goes on with the same next card.</source>
        <translation>Een ronde kunt u op elk moment verlaten: elke stap is bewaard voordat u die ziet, en de volgende start gaat verder met dezelfde volgende kaart.</translation>
    </message>
    <message>
        <source>Backups are made by themselves, when the table is closed and while you play, in {folder}. If the stored game is damaged, the next start offers the newest one.</source>
        <translation>Reservekopieën ontstaan vanzelf, als de tafel sluit en terwijl u speelt, in {folder}. Is het bewaarde spel beschadigd, dan biedt de volgende start de nieuwste aan.</translation>
    </message>
    <message>
        <source>Backups, and another machine</source>
        <translation>Reservekopieën, en een andere computer</translation>
    </message>
    <message>
        <source>Every button shows its key. {key} lists all keys; {settings} gives other keys to them.</source>
        <translation>Elke knop toont zijn toets. {key} toont alle toetsen; onder {settings} kiest u andere.</translation>
    </message>
    <message>
        <source>If the program makes a mistake, it writes {report} into the data folder, and sends it nowhere.</source>
        <translation>Maakt het programma een fout, dan schrijft het {report} in de gegevensmap en stuurt het nergens heen.</translation>
    </message>
    <message>
        <source>Mouse and keys</source>
        <translation>Muis en toetsen</translation>
    </message>
    <message>
        <source>Press a chip to bet it, then {deal}. The hand nearer to 21 wins; one above 21 is lost.</source>
        <translation>Druk op een fiche om die in te zetten, daarna op {deal}. De hand die het dichtst bij 21 komt, wint; boven de 21 is verloren.</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Privacy</translation>
    </message>
    <message>
        <source>Rounds, money, backups and your own rule sets lie in {folder}.</source>
        <translation>Rondes, geld, reservekopieën en uw eigen regelsets staan in {folder}.</translation>
    </message>
    <message>
        <source>The left button lays a chip, the right button or the wheel takes it off; a double click on a bet clears it.</source>
        <translation>De linkermuisknop legt een fiche, de rechtermuisknop of het wiel neemt die weg; een dubbelklik op de inzet wist die.</translation>
    </message>
    <message>
        <source>The money</source>
        <translation>Het geld</translation>
    </message>
    <message>
        <source>The results stay until you go on: {rebet} lays the same bet again, {rebet_and_deal} deals at once as well.</source>
        <translation>De resultaten blijven staan tot u verdergaat: {rebet} legt dezelfde inzet opnieuw, {rebet_and_deal} deelt meteen ook.</translation>
    </message>
    <message>
        <source>The settings lie in {file}.</source>
        <translation>De instellingen staan in {file}.</translation>
    </message>
    <message>
        <source>Where your data lie</source>
        <translation>Waar uw gegevens staan</translation>
    </message>
    <message>
        <source>Whoever removes the program keeps all this.</source>
        <translation>Wie het programma verwijdert, houdt dit alles.</translation>
    </message>
    <message>
        <source>With a screen reader, {hand} says your hand, {dealer} the dealer's, {money} bet and balance, {table} the whole table, and {again} the last sentence again.</source>
        <translation>Met een schermlezer leest {hand} uw hand voor, {dealer} die van de dealer, {money} inzet en saldo, {table} de hele tafel en {again} nog eens de laatste zin.</translation>
    </message>
    <message>
        <source>bjdesk uses no network and sends nothing to anybody. This help needs none either.</source>
        <translation>bjdesk gebruikt geen netwerk en stuurt niemand iets. Ook deze uitleg heeft er geen nodig.</translation>
    </message>
    <message>
        <source>{hit} takes another card, {stand} keeps the hand as it is. {double} doubles the bet for one last card, {split} makes two hands of a pair.</source>
        <translation>{hit} geeft nog een kaart, met {stand} blijft de hand zoals die is. {double} verdubbelt de inzet voor één laatste kaart, {split} maakt van een paar twee handen.</translation>
    </message>
    <message>
        <source>{larger} and {smaller} change the size of the text, {language} the language; {full} fills the screen.</source>
        <translation>{larger} en {smaller} veranderen de grootte van de tekst, {language} de taal; {full} vult het scherm.</translation>
    </message>
    <message>
        <source>{rebuy} ({key}) opens the cashier: it brings money from the wallet to the table, and fills the wallet.</source>
        <translation>{rebuy} ({key}) opent de kassa: die brengt geld van de rekening naar de tafel en vult de rekening aan.</translation>
    </message>
    <message>
        <source>{rules} ({key}) tells the rules of this table; there are other rules to choose, and practice.</source>
        <translation>{rules} ({key}) vertelt de regels van deze tafel; daar kiest u ook andere regels, of oefenen.</translation>
    </message>
    <message>
        <source>{settings}, “{data}”: everything in one file, to keep elsewhere or to go on with on another machine. The same place brings it back, or removes all of it.</source>
        <translation>{settings}, “{data}”: alles in één bestand, om elders te bewaren of op een andere computer verder te spelen. Daar haalt u het ook terug, of verwijdert u alles.</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n ronde</numerusform>
            <numerusform>%n rondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule sets of your own</source>
        <translation>
            <numerusform>%n eigen regelset</numerusform>
            <numerusform>%n eigen regelsets</numerusform>
        </translation>
    </message>
    <message>
        <source>All movements of money</source>
        <translation>Alle geldbewegingen</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Alle rondes</translation>
    </message>
    <message>
        <source>All rounds, all money, the settings, your own rule sets and all backups are removed for good. The table then opens as at the first start.</source>
        <translation>Alle rondes, al het geld, de instellingen, uw eigen regelsets en alle reservekopieën worden voorgoed gewist. De tafel opent daarna als bij de eerste start.</translation>
    </message>
    <message>
        <source>BRING HERE</source>
        <translation>HIERHEEN HALEN</translation>
    </message>
    <message>
        <source>Bring everything here</source>
        <translation>Alles hierheen halen</translation>
    </message>
    <message>
        <source>Bring everything here…</source>
        <translation>Alles hierheen halen…</translation>
    </message>
    <message>
        <source>Bring it here</source>
        <translation>Hierheen halen</translation>
    </message>
    <message>
        <source>For a spreadsheet or another program.</source>
        <translation>Voor een rekenblad of een ander programma.</translation>
    </message>
    <message>
        <source>From such a file; what is here now is kept beside it.</source>
        <translation>Uit zo'n bestand; wat er nu is, blijft ernaast bewaard.</translation>
    </message>
    <message>
        <source>It lies in {folder}.</source>
        <translation>Ze liggen in {folder}.</translation>
    </message>
    <message>
        <source>Kind of file</source>
        <translation>Soort bestand</translation>
    </message>
    <message>
        <source>REMOVE</source>
        <translation>WISSEN</translation>
    </message>
    <message>
        <source>Remove everything</source>
        <translation>Alles wissen</translation>
    </message>
    <message>
        <source>Remove everything…</source>
        <translation>Alles wissen…</translation>
    </message>
    <message>
        <source>Rounds, money, settings and your own rule sets in one file.</source>
        <translation>Rondes, geld, instellingen en eigen regelsets in één bestand.</translation>
    </message>
    <message>
        <source>Rounds, money, settings, rule sets and backups go for good.</source>
        <translation>Rondes, geld, instellingen, regelsets en reservekopieën verdwijnen voorgoed.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Opslaan als</translation>
    </message>
    <message>
        <source>TAKE ALONG</source>
        <translation>MEENEMEN</translation>
    </message>
    <message>
        <source>Take everything to another machine…</source>
        <translation>Alles meenemen naar een andere computer…</translation>
    </message>
    <message>
        <source>Taking everything along</source>
        <translation>Alles inpakken</translation>
    </message>
    <message>
        <source>The file holds {rounds}, {table} on the table, {wallet} in the wallet, and {sets}. It takes the place of all that is here, which is kept beside it; the table closes and opens again.</source>
        <translation>Het bestand bevat {rounds}, {table} op de tafel, {wallet} op de rekening en {sets}. Het komt in de plaats van alles wat hier is, dat ernaast bewaard blijft; de tafel sluit en gaat weer open.</translation>
    </message>
    <message>
        <source>Type the word “{word}” to go on:</source>
        <translation>Typ het woord ‘{word}’ om door te gaan:</translation>
    </message>
    <message>
        <source>WRITE OUT</source>
        <translation>EXPORTEREN</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Wat</translation>
    </message>
    <message>
        <source>What is broken off leaves nothing behind.</source>
        <translation>Wat wordt afgebroken, laat niets achter.</translation>
    </message>
    <message>
        <source>Write out…</source>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>Writing out</source>
        <translation>Exporteren</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Uw gegevens</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>wissen</translation>
    </message>
    <message>
        <source>{file} is written.</source>
        <translation>{file} is opgeslagen.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>All keys as they came</source>
        <translation>Alle toetsen herstellen</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Altijd</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>Inzetten</translation>
    </message>
    <message>
        <source>Esc or any other key puts this list away. Other keys can be chosen in the settings.</source>
        <translation>Esc of een andere toets sluit deze lijst. Andere toetsen kiest u in de instellingen.</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Volledig scherm</translation>
    </message>
    <message>
        <source>Its own key is in use for something else. Reset that first.</source>
        <translation>De eigen toets wordt voor iets anders gebruikt. Herstel dat eerst.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Keys with Alt belong to the system.</source>
        <translation>Toetsen met Alt zijn van het systeem.</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Grotere tekst</translation>
    </message>
    <message>
        <source>Lay a chip</source>
        <translation>Een fiche leggen</translation>
    </message>
    <message>
        <source>Next language</source>
        <translation>Volgende taal</translation>
    </message>
    <message>
        <source>No to a question</source>
        <translation>Nee op een vraag</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Press a key's button, then the key that it shall be.</source>
        <translation>Druk op de knop van een toets en dan op de toets die het moet worden.</translation>
    </message>
    <message>
        <source>Press a key…</source>
        <translation>Druk op een toets…</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Vragen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Herstellen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultaten</translation>
    </message>
    <message>
        <source>Said aloud</source>
        <translation>Voorgelezen</translation>
    </message>
    <message>
        <source>Say bet and balance</source>
        <translation>Inzet en saldo voorlezen</translation>
    </message>
    <message>
        <source>Say it again</source>
        <translation>Herhalen</translation>
    </message>
    <message>
        <source>Say my hand</source>
        <translation>Mijn hand voorlezen</translation>
    </message>
    <message>
        <source>Say the dealer's hand</source>
        <translation>Hand van de dealer voorlezen</translation>
    </message>
    <message>
        <source>Say the whole table</source>
        <translation>De hele tafel voorlezen</translation>
    </message>
    <message>
        <source>Skip motion, close</source>
        <translation>Beweging overslaan, sluiten</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere tekst</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Geluid aan of uit</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spatie</translation>
    </message>
    <message>
        <source>Space presses the button that has the focus.</source>
        <translation>De spatiebalk drukt op de knop met de focus.</translation>
    </message>
    <message>
        <source>Tab moves from one button to the next.</source>
        <translation>Tab gaat van de ene knop naar de volgende.</translation>
    </message>
    <message>
        <source>Take a chip off</source>
        <translation>Een fiche wegnemen</translation>
    </message>
    <message>
        <source>The digits 1 to 6 lay chips on every keyboard.</source>
        <translation>De cijfers 1 tot en met 6 leggen op elk toetsenbord fiches.</translation>
    </message>
    <message>
        <source>This key has no name.</source>
        <translation>Deze toets heeft geen naam.</translation>
    </message>
    <message>
        <source>This list of keys</source>
        <translation>Deze lijst</translation>
    </message>
    <message>
        <source>Yes to a question</source>
        <translation>Ja op een vraag</translation>
    </message>
    <message>
        <source>{key} is the key of “{other}”. Give that another key first.</source>
        <translation>{key} is de toets van “{other}”. Geef die eerst een andere toets.</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>Account</source>
        <translation>Betreft</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>From the table to the wallet</source>
        <translation>Van de tafel naar de rekening</translation>
    </message>
    <message>
        <source>From the wallet to the table</source>
        <translation>Van de rekening naar de tafel</translation>
    </message>
    <message>
        <source>In</source>
        <translation>In</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Grootboek</translation>
    </message>
    <message>
        <source>No money has moved here yet.</source>
        <translation>Hier is nog geen geld bewogen.</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Play money paid in</source>
        <translation>Gestort speelgeld</translation>
    </message>
    <message>
        <source>Play money to begin with</source>
        <translation>Speelgeld om mee te beginnen</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>Statement…</source>
        <translation>Afschrift…</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>Rekening</translation>
    </message>
</context>
<context>
    <name>Money</name>
    <message>
        <source>Not enough on the table</source>
        <translation>Niet genoeg op tafel</translation>
    </message>
    <message>
        <source>Rebuy</source>
        <translation>Bijkopen</translation>
    </message>
    <message>
        <source>This is play money: it can't be bought, and nothing of it can be paid out.</source>
        <translation>Dit is speelgeld: het is niet te koop en er kan niets van worden uitbetaald.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>GOT IT</source>
        <translation>BEGREPEN</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Begrepen</translation>
    </message>
    <message>
        <source>It can't be bought or paid out.</source>
        <translation>Het is niet te koop en wordt niet uitbetaald.</translation>
    </message>
    <message>
        <source>You play for play money.</source>
        <translation>U speelt om speelgeld.</translation>
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
        <translation>Bust</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Charlie</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Even money</translation>
    </message>
    <message>
        <source>Lose</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Gelijkspel</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Opgegeven</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Gewonnen</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>AGAIN</source>
        <translation>OPNIEUW</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Willekeurig</translation>
    </message>
    <message>
        <source>BACK</source>
        <translation>TERUG</translation>
    </message>
    <message>
        <source>BACK TO THE TABLE</source>
        <translation>NAAR DE TAFEL</translation>
    </message>
    <message>
        <source>BET</source>
        <translation>INZET</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Terug naar de tafel</translation>
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
        <translation>Box {box}, inzet</translation>
    </message>
    <message>
        <source>Box {box}, first card</source>
        <translation>Box {box}, eerste kaart</translation>
    </message>
    <message>
        <source>Box {box}, second card</source>
        <translation>Box {box}, tweede kaart</translation>
    </message>
    <message>
        <source>Box {box}: the bet must be a multiple of {chip}, the smallest chip.</source>
        <translation>Box {box}: de inzet moet een veelvoud zijn van {chip}, de kleinste fiche.</translation>
    </message>
    <message>
        <source>Box {box}: the highest bet is {most}.</source>
        <translation>Box {box}: de hoogste inzet is {most}.</translation>
    </message>
    <message>
        <source>Box {box}: the least bet is {least}.</source>
        <translation>Box {box}: de laagste inzet is {least}.</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Dealer's hole card</source>
        <translation>Gesloten kaart van de dealer</translation>
    </message>
    <message>
        <source>Dealer's up card</source>
        <translation>Open kaart van de dealer</translation>
    </message>
    <message>
        <source>FIRST CARD</source>
        <translation>EERSTE KAART</translation>
    </message>
    <message>
        <source>HOLE CARD</source>
        <translation>GESLOTEN KAART</translation>
    </message>
    <message>
        <source>NEXT CARDS, IN THEIR ORDER</source>
        <translation>VOLGENDE KAARTEN, OP VOLGORDE</translation>
    </message>
    <message>
        <source>Next card {number}</source>
        <translation>Volgende kaart {number}</translation>
    </message>
    <message>
        <source>No money moves, and nothing is kept. AGAIN deals the same cards.</source>
        <translation>Er gaat geen geld om en niets wordt bewaard. OPNIEUW deelt dezelfde kaarten.</translation>
    </message>
    <message>
        <source>One card is chosen {count} times; the shoe holds it {packs} times.</source>
        <translation>Eén kaart is {count} keer gekozen; de slof heeft die {packs} keer.</translation>
    </message>
    <message>
        <source>Practice: no money moves.</source>
        <translation>Oefening: er gaat geen geld om.</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Oefenen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>SECOND CARD</source>
        <translation>TWEEDE KAART</translation>
    </message>
    <message>
        <source>SET UP…</source>
        <translation>KLAARZETTEN…</translation>
    </message>
    <message>
        <source>Set up a hand</source>
        <translation>Een hand klaarzetten</translation>
    </message>
    <message>
        <source>The bets are {bets} together; the balance is {balance}.</source>
        <translation>De inzetten zijn samen {bets}; het saldo is {balance}.</translation>
    </message>
    <message>
        <source>UP CARD</source>
        <translation>OPEN KAART</translation>
    </message>
    <message>
        <source>Write a bet at one box at least.</source>
        <translation>Vul bij minstens één box een inzet in.</translation>
    </message>
    <message>
        <source>bjdesk: practice, no money moves</source>
        <translation>bjdesk: oefening, er gaat geen geld om</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Costs {cost}. Pays 2 to 1 if the dealer has blackjack.</source>
        <translation>Kost {cost}. Betaalt 2 tegen 1 als de dealer blackjack heeft.</translation>
    </message>
    <message>
        <source>Even money?</source>
        <translation>Even money?</translation>
    </message>
    <message>
        <source>Insurance?</source>
        <translation>Verzekering?</translation>
    </message>
    <message>
        <source>Surrender?</source>
        <translation>Opgeven?</translation>
    </message>
    <message>
        <source>Wins {amount} for certain. Otherwise a dealer's blackjack is a push.</source>
        <translation>Wint zeker {amount}. Anders is een blackjack van de dealer gelijkspel.</translation>
    </message>
    <message>
        <source>You get {amount} back and the hand is over.</source>
        <translation>U krijgt {amount} terug en de hand is voorbij.</translation>
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
        <translation>Bedrag</translation>
    </message>
    <message>
        <source>BETS</source>
        <translation>INZETTEN</translation>
    </message>
    <message>
        <source>Cash out</source>
        <translation>Opnemen</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>Kassa</translation>
    </message>
    <message>
        <source>FROM THE TABLE TO THE WALLET</source>
        <translation>VAN DE TAFEL NAAR DE REKENING</translation>
    </message>
    <message>
        <source>FROM THE WALLET TO THE TABLE</source>
        <translation>VAN DE REKENING NAAR DE TAFEL</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>PLAY MONEY FOR A GUEST</source>
        <translation>SPEELGELD VOOR EEN GAST</translation>
    </message>
    <message>
        <source>PLAY MONEY INTO THE WALLET</source>
        <translation>SPEELGELD OP DE REKENING</translation>
    </message>
    <message>
        <source>Pay in</source>
        <translation>Storten</translation>
    </message>
    <message>
        <source>Rebuy</source>
        <translation>Bijkopen</translation>
    </message>
    <message>
        <source>TABLE</source>
        <translation>TAFEL</translation>
    </message>
    <message>
        <source>WALLET</source>
        <translation>REKENING</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>A computer player bets here. Press the seat under the circle to take the box.</source>
        <translation>Hier zet een computerspeler in. Druk op de plaats onder de cirkel om de box te nemen.</translation>
    </message>
    <message numerus="yes">
        <source>A name has 1 to %n letters or other signs.</source>
        <translation>
            <numerusform>Een naam heeft één teken.</numerusform>
            <numerusform>Een naam heeft 1 tot %n tekens.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new bet has begun. Clear it to repeat the last one.</source>
        <translation>Er is een nieuwe inzet begonnen. Wis die om de vorige te herhalen.</translation>
    </message>
    <message>
        <source>A round is running. Bets can be laid when it is over.</source>
        <translation>Er loopt een ronde. Inzetten kan als die voorbij is.</translation>
    </message>
    <message>
        <source>A round is running. Money can be moved when it is over.</source>
        <translation>Er loopt een ronde. Geld overboeken kan als die voorbij is.</translation>
    </message>
    <message>
        <source>A round is running. Seats can be changed when it is over.</source>
        <translation>Er loopt een ronde. Plaatsen kunnen worden gewisseld als die voorbij is.</translation>
    </message>
    <message>
        <source>A split ace gets one card only.</source>
        <translation>Een gesplitste aas krijgt maar één kaart.</translation>
    </message>
    <message>
        <source>AGAIN begins anew, with the first balance.</source>
        <translation>OPNIEUW begint weer met het eerste saldo.</translation>
    </message>
    <message>
        <source>Aces may be split only once at this table.</source>
        <translation>Aan deze tafel mogen azen maar één keer worden gesplitst.</translation>
    </message>
    <message>
        <source>After a resumed round the bet can't be repeated. Lay a new one.</source>
        <translation>Na een hervatte ronde kan de inzet niet worden herhaald. Plaats een nieuwe.</translation>
    </message>
    <message>
        <source>After a split there is no doubling at this table.</source>
        <translation>Aan deze tafel kan na een splitsing niet worden verdubbeld.</translation>
    </message>
    <message>
        <source>An insured box may no longer double or split.</source>
        <translation>Een verzekerde box mag niet meer verdubbelen of splitsen.</translation>
    </message>
    <message>
        <source>No hand is in play. Bet and press DEAL first.</source>
        <translation>Er is geen hand in het spel. Zet eerst in en druk op DELEN.</translation>
    </message>
    <message>
        <source>Not enough for {guest}: {missing} is missing. The guest's seat lets pay in.</source>
        <translation>Niet genoeg voor {guest}: er ontbreekt {missing}. Op de plaats van de gast kan worden gestort.</translation>
    </message>
    <message>
        <source>Not enough: doubling costs {bet}, balance {balance}.</source>
        <translation>Niet genoeg: verdubbelen kost {bet}, saldo {balance}.</translation>
    </message>
    <message>
        <source>Not enough: the bet is {bet}, balance {balance}.</source>
        <translation>Niet genoeg: de inzet is {bet}, saldo {balance}.</translation>
    </message>
    <message>
        <source>Not enough: the chip is {bet}, balance {balance}.</source>
        <translation>Niet genoeg: de fiche is {bet}, saldo {balance}.</translation>
    </message>
    <message>
        <source>Not enough: the minimum is {bet}, balance {balance}.</source>
        <translation>Niet genoeg: het minimum is {bet}, saldo {balance}.</translation>
    </message>
    <message>
        <source>Not enough: this costs {cost}, balance {balance}.</source>
        <translation>Niet genoeg: dit kost {cost}, saldo {balance}.</translation>
    </message>
    <message>
        <source>Only 10 and 11 may be doubled.</source>
        <translation>Alleen 10 en 11 mogen worden verdubbeld.</translation>
    </message>
    <message>
        <source>Only 9, 10 and 11 may be doubled.</source>
        <translation>Alleen 9, 10 en 11 mogen worden verdubbeld.</translation>
    </message>
    <message>
        <source>Only as the first decision, and not after a split.</source>
        <translation>Alleen als eerste beslissing, en niet na een splitsing.</translation>
    </message>
    <message>
        <source>Only hard 10 and 11 may be doubled.</source>
        <translation>Alleen harde 10 en 11 mogen worden verdubbeld.</translation>
    </message>
    <message>
        <source>Only hard 9, 10 and 11 may be doubled.</source>
        <translation>Alleen harde 9, 10 en 11 mogen worden verdubbeld.</translation>
    </message>
    <message>
        <source>Only two cards of the same rank may be split.</source>
        <translation>Alleen twee dezelfde kaarten mogen worden gesplitst.</translation>
    </message>
    <message>
        <source>Only two cards of the same value may be split.</source>
        <translation>Alleen twee kaarten met dezelfde waarde mogen worden gesplitst.</translation>
    </message>
    <message>
        <source>Only with the first two cards of a hand.</source>
        <translation>Alleen met de eerste twee kaarten van een hand.</translation>
    </message>
    <message>
        <source>Please answer the question first.</source>
        <translation>Beantwoord eerst de vraag.</translation>
    </message>
    <message>
        <source>Press {key} to rebuy.</source>
        <translation>Druk op {key} om bij te kopen.</translation>
    </message>
    <message>
        <source>Rebuy is possible when the round is over.</source>
        <translation>Bijkopen kan als de ronde voorbij is.</translation>
    </message>
    <message>
        <source>Take an amount above zero.</source>
        <translation>Neem een bedrag boven nul.</translation>
    </message>
    <message numerus="yes">
        <source>The box has all its %n hands, more are not possible.</source>
        <translation>
            <numerusform>De box heeft zijn ene hand al, meer kan niet.</numerusform>
            <numerusform>De box heeft zijn %n handen al, meer kan niet.</numerusform>
        </translation>
    </message>
    <message>
        <source>The box is played so already.</source>
        <translation>De box wordt al zo gespeeld.</translation>
    </message>
    <message>
        <source>The computer player is at its turn.</source>
        <translation>De computerspeler is aan de beurt.</translation>
    </message>
    <message>
        <source>The maximum is {maximum}.</source>
        <translation>Het maximum is {maximum}.</translation>
    </message>
    <message>
        <source>The minimum is {minimum}: {missing} is missing.</source>
        <translation>Het minimum is {minimum}: er ontbreekt {missing}.</translation>
    </message>
    <message>
        <source>The only box of this table is yours.</source>
        <translation>De enige box van deze tafel is van u.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>De ronde is voorbij.</translation>
    </message>
    <message>
        <source>The same bet already lies on the table.</source>
        <translation>Dezelfde inzet ligt al op tafel.</translation>
    </message>
    <message>
        <source>The shoe has too few cards for so many boxes.</source>
        <translation>De slof heeft te weinig kaarten voor zoveel boxen.</translation>
    </message>
    <message>
        <source>The smallest chip is {chip}: money comes to the table in multiples of it.</source>
        <translation>De kleinste fiche is {chip}: geld komt in veelvouden daarvan op tafel.</translation>
    </message>
    <message>
        <source>The table had already changed. Please press again.</source>
        <translation>De tafel was al veranderd. Druk nog eens.</translation>
    </message>
    <message>
        <source>The table holds only {balance}: {missing} is missing.</source>
        <translation>Op tafel ligt maar {balance}: er ontbreekt {missing}.</translation>
    </message>
    <message>
        <source>The text is too long, or holds signs that can't be kept.</source>
        <translation>De tekst is te lang of bevat tekens die niet kunnen worden bewaard.</translation>
    </message>
    <message>
        <source>The wallet holds only {wallet}: {missing} is missing.</source>
        <translation>Op de rekening staat maar {wallet}: er ontbreekt {missing}.</translation>
    </message>
    <message>
        <source>There is no bet yet. Press a chip first.</source>
        <translation>Er is nog geen inzet. Druk eerst op een fiche.</translation>
    </message>
    <message>
        <source>There is no doubling at this table.</source>
        <translation>Aan deze tafel kan niet worden verdubbeld.</translation>
    </message>
    <message>
        <source>There is no earlier bet to repeat.</source>
        <translation>Er is geen eerdere inzet om te herhalen.</translation>
    </message>
    <message>
        <source>There is no guest of this name.</source>
        <translation>Er is geen gast met deze naam.</translation>
    </message>
    <message>
        <source>There is no splitting at this table.</source>
        <translation>Aan deze tafel kan niet worden gesplitst.</translation>
    </message>
    <message>
        <source>There is no such box at this table.</source>
        <translation>Zo'n box is er niet aan deze tafel.</translation>
    </message>
    <message>
        <source>There is no such chip here.</source>
        <translation>Zo'n fiche is er hier niet.</translation>
    </message>
    <message>
        <source>There is no surrender at this table.</source>
        <translation>Aan deze tafel kan niet worden opgegeven.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Er is niets om ongedaan te maken.</translation>
    </message>
    <message>
        <source>This amount can't be paid in. Take one above zero and not too large.</source>
        <translation>Dit bedrag kan niet worden gestort. Neem een bedrag boven nul en niet te groot.</translation>
    </message>
    <message>
        <source>This is a replay: what happened is shown, and nothing can be changed.</source>
        <translation>Dit is een herhaling: ze toont wat er gebeurde, en er kan niets worden veranderd.</translation>
    </message>
    <message>
        <source>This is not asked now.</source>
        <translation>Dat wordt nu niet gevraagd.</translation>
    </message>
    <message>
        <source>This is practice: no money moves, and nothing is kept.</source>
        <translation>Dit is oefening: er gaat geen geld om en niets wordt bewaard.</translation>
    </message>
    <message>
        <source>You have already said no to surrender.</source>
        <translation>U hebt al besloten niet op te geven.</translation>
    </message>
    <message>
        <source>You take a break until {time}. New rounds and rebuys wait until then.</source>
        <translation>U houdt pauze tot {time}. Nieuwe rondes en bijkopen wachten tot dan.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Back to the decision</source>
        <translation>Terug naar de keuze</translation>
    </message>
    <message>
        <source>Back to the replay</source>
        <translation>Terug naar de herhaling</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Een stap terug</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Een stap verder</translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>Andere kaarten</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauzeren</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Afspelen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Vanaf hier verder spelen</translation>
    </message>
    <message>
        <source>Played: {choice}</source>
        <translation>Gespeeld: {choice}</translation>
    </message>
    <message>
        <source>REPLAY</source>
        <translation>HERHALING</translation>
    </message>
    <message>
        <source>Replay of round {number}</source>
        <translation>Herhaling van ronde {number}</translation>
    </message>
    <message>
        <source>Speed {times}</source>
        <translation>Snelheid {times}</translation>
    </message>
    <message>
        <source>The cards come as they lay in the shoe.</source>
        <translation>De kaarten komen zoals ze in de slof lagen.</translation>
    </message>
    <message>
        <source>The computer players are not ready yet. Try again in a moment.</source>
        <translation>De computerspelers zijn nog niet klaar. Probeer het zo nog eens.</translation>
    </message>
    <message>
        <source>The replay begins here.</source>
        <translation>De herhaling begint hier.</translation>
    </message>
    <message>
        <source>The replay ends here.</source>
        <translation>De herhaling eindigt hier.</translation>
    </message>
    <message>
        <source>The same cards</source>
        <translation>Dezelfde kaarten</translation>
    </message>
    <message>
        <source>The shoe is still in use: other cards come.</source>
        <translation>De slof is nog in gebruik: er komen andere kaarten.</translation>
    </message>
    <message>
        <source>There is no decision here to branch from.</source>
        <translation>Hier is geen keuze om vanaf te spelen.</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Naar het begin</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Naar het einde</translation>
    </message>
    <message>
        <source>WHAT IF…</source>
        <translation>WAT ALS…</translation>
    </message>
    <message>
        <source>What if: no money moves.</source>
        <translation>Wat als: er gaat geen geld om.</translation>
    </message>
    <message>
        <source>What it was worth</source>
        <translation>Wat het waard was</translation>
    </message>
    <message>
        <source>bjdesk: replay of round {number}, no money moves</source>
        <translation>bjdesk: herhaling van ronde {number}, er gaat geen geld om</translation>
    </message>
    <message>
        <source>bjdesk: what if, no money moves</source>
        <translation>bjdesk: wat als, er gaat geen geld om</translation>
    </message>
    <message>
        <source>no money moves</source>
        <translation>er gaat geen geld om</translation>
    </message>
    <message>
        <source>{when} · step {at} of {steps} · no money moves</source>
        <translation>{when} · stap {at} van {steps} · er gaat geen geld om</translation>
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
        <translation>CPU {box}</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Hand {hand}</source>
        <translation>Hand {hand}</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Verzekering</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultaten</translation>
    </message>
    <message>
        <source>There are no results yet.</source>
        <translation>Er zijn nog geen resultaten.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>U</translation>
    </message>
    <message>
        <source>{key}, {other} or a press on it puts this list away.</source>
        <translation>{key}, {other} of een klik erop sluit deze lijst.</translation>
    </message>
</context>
<context>
    <name>Rule option</name>
    <message>
        <source>A blackjack may be insured</source>
        <translation>Een blackjack mag worden verzekerd</translation>
    </message>
    <message>
        <source>Aces may be split again</source>
        <translation>Azen mogen opnieuw worden gesplitst</translation>
    </message>
    <message>
        <source>Against which open cards of the dealer you may insure.</source>
        <translation>Tegen welke open kaarten van de dealer u zich mag verzekeren.</translation>
    </message>
    <message>
        <source>Blackjack against blackjack</source>
        <translation>Blackjack tegen blackjack</translation>
    </message>
    <message>
        <source>Blackjack pays</source>
        <translation>Blackjack betaalt</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Boxen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Charlie</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fiches</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Dealer hits soft 17</source>
        <translation>Dealer trekt op zachte 17</translation>
    </message>
    <message>
        <source>Dealer's blackjack takes</source>
        <translation>Blackjack van de dealer neemt</translation>
    </message>
    <message>
        <source>Dealer's second card</source>
        <translation>Tweede kaart van de dealer</translation>
    </message>
    <message>
        <source>Dealt before the cut card</source>
        <translation>Gedeeld vóór de snijkaart</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Verdubbelen</translation>
    </message>
    <message>
        <source>Doubling after a split</source>
        <translation>Verdubbelen na splitsen</translation>
    </message>
    <message>
        <source>Doubling on</source>
        <translation>Verdubbelen op</translation>
    </message>
    <message>
        <source>Equal totals</source>
        <translation>Gelijke totalen</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Even money</translation>
    </message>
    <message>
        <source>Hands of a box</source>
        <translation>Handen van een box</translation>
    </message>
    <message>
        <source>How deep in the shoe the cut card lies.</source>
        <translation>Hoe diep in de slof de snijkaart ligt.</translation>
    </message>
    <message>
        <source>How many boxes there are at the table.</source>
        <translation>Hoeveel boxen er aan de tafel zijn.</translation>
    </message>
    <message>
        <source>How many cards without a bust win at once.</source>
        <translation>Hoeveel kaarten zonder bust meteen winnen.</translation>
    </message>
    <message>
        <source>How many hands one box can become by splitting.</source>
        <translation>Hoeveel handen één box door splitsen kan worden.</translation>
    </message>
    <message>
        <source>How many packs of 52 cards the shoe holds.</source>
        <translation>Hoeveel pakken van 52 kaarten de slof bevat.</translation>
    </message>
    <message>
        <source>In what order the first cards are dealt.</source>
        <translation>In welke volgorde de eerste kaarten worden gedeeld.</translation>
    </message>
    <message>
        <source>Insurance against</source>
        <translation>Verzekering tegen</translation>
    </message>
    <message>
        <source>Insurance ends doubling and splitting</source>
        <translation>Verzekering sluit verdubbelen en splitsen uit</translation>
    </message>
    <message>
        <source>Largest first wager</source>
        <translation>Hoogste eerste inzet</translation>
    </message>
    <message>
        <source>One to six chips, with blanks between them.</source>
        <translation>Eén tot zes fiches, met spaties ertussen.</translation>
    </message>
    <message>
        <source>Order of the deal</source>
        <translation>Volgorde van het delen</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Pakken</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Uitbetaling</translation>
    </message>
    <message>
        <source>Second cards after a split</source>
        <translation>Tweede kaarten na splitsen</translation>
    </message>
    <message>
        <source>Shuffling</source>
        <translation>Schudden</translation>
    </message>
    <message>
        <source>Smallest first wager</source>
        <translation>Laagste eerste inzet</translation>
    </message>
    <message>
        <source>Soft hands may be doubled</source>
        <translation>Zachte handen mogen worden verdubbeld</translation>
    </message>
    <message>
        <source>Split aces may be hit</source>
        <translation>Gesplitste azen mogen kaart nemen</translation>
    </message>
    <message>
        <source>Splitting</source>
        <translation>Splitsen</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Opgeven</translation>
    </message>
    <message>
        <source>Surrender and insurance</source>
        <translation>Opgeven en verzekering</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>The least that a box may begin with.</source>
        <translation>Het minste waarmee een box mag beginnen.</translation>
    </message>
    <message>
        <source>The most that a box may begin with.</source>
        <translation>Het meeste waarmee een box mag beginnen.</translation>
    </message>
    <message>
        <source>What a blackjack wins for the wager.</source>
        <translation>Wat een blackjack voor de inzet wint.</translation>
    </message>
    <message>
        <source>What a pair is</source>
        <translation>Wat een paar is</translation>
    </message>
    <message>
        <source>What is lost to a blackjack that shows only after you have doubled or split.</source>
        <translation>Wat verloren gaat aan een blackjack die pas blijkt nadat u hebt verdubbeld of gesplitst.</translation>
    </message>
    <message>
        <source>When the cards are shuffled anew.</source>
        <translation>Wanneer de kaarten opnieuw worden geschud.</translation>
    </message>
    <message>
        <source>When the dealer gets the second card, and looks at it.</source>
        <translation>Wanneer de dealer de tweede kaart krijgt en bekijkt.</translation>
    </message>
    <message>
        <source>When the hands of a split get their second cards.</source>
        <translation>Wanneer de handen na splitsen hun tweede kaart krijgen.</translation>
    </message>
    <message>
        <source>Whether a blackjack against an ace may take 1 to 1 at once, instead of insurance.</source>
        <translation>Of een blackjack tegen een aas meteen 1 tegen 1 mag nemen, in plaats van verzekering.</translation>
    </message>
    <message>
        <source>Whether a box with a blackjack is asked as well.</source>
        <translation>Of ook een box met een blackjack wordt gevraagd.</translation>
    </message>
    <message>
        <source>Whether a hand with an ace may be doubled, the ace counting one.</source>
        <translation>Of een hand met een aas mag worden verdubbeld, met de aas als één.</translation>
    </message>
    <message>
        <source>Whether a split ace that draws an ace may be split once more.</source>
        <translation>Of een gesplitste aas die een aas krijgt nog eens mag worden gesplitst.</translation>
    </message>
    <message>
        <source>Whether an insured box can only take cards, stand or give up.</source>
        <translation>Of een verzekerde box alleen kaarten kan nemen, passen of opgeven.</translation>
    </message>
    <message>
        <source>Whether split aces are played on, or get one card each.</source>
        <translation>Of gesplitste azen verder worden gespeeld of elk één kaart krijgen.</translation>
    </message>
    <message>
        <source>Whether the dealer takes another card on ace and 6, which helps the house.</source>
        <translation>Of de dealer op aas en 6 nog een kaart neemt, wat gunstig is voor de bank.</translation>
    </message>
    <message>
        <source>Whether the hands of a split may be doubled.</source>
        <translation>Of de handen na splitsen mogen worden verdubbeld.</translation>
    </message>
    <message>
        <source>Whether you may give up at first for half the wager.</source>
        <translation>Of u aan het begin voor de halve inzet mag opgeven.</translation>
    </message>
    <message>
        <source>Which two cards may be split.</source>
        <translation>Welke twee kaarten mogen worden gesplitst.</translation>
    </message>
    <message>
        <source>Who has a blackjack on both sides.</source>
        <translation>Wie een blackjack aan beide kanten krijgt.</translation>
    </message>
    <message>
        <source>Who has equal totals.</source>
        <translation>Wie gelijke totalen krijgt.</translation>
    </message>
    <message>
        <source>With which two cards you may double.</source>
        <translation>Met welke twee kaarten u mag verdubbelen.</translation>
    </message>
</context>
<context>
    <name>Rule refused</name>
    <message>
        <source>A name begins with a letter or a digit; blanks and a few signs may follow: - _ ' . , &amp; + ( )</source>
        <translation>Een naam begint met een letter of cijfer; spaties en enkele tekens mogen volgen: - _ ' . , &amp; + ( )</translation>
    </message>
    <message numerus="yes">
        <source>A name has %n letters at most.</source>
        <translation>
            <numerusform>Een naam heeft hooguit %n letter.</numerusform>
            <numerusform>Een naam heeft hooguit %n letters.</numerusform>
        </translation>
    </message>
    <message>
        <source>Aces can be split again only where a box can become two hands or more.</source>
        <translation>Azen kunnen alleen opnieuw worden gesplitst waar een box twee handen of meer kan worden.</translation>
    </message>
    <message>
        <source>Another rule set has this name.</source>
        <translation>Een andere regelset heeft deze naam.</translation>
    </message>
    <message>
        <source>Beside the other choices this has no effect.</source>
        <translation>Naast de andere keuzes heeft dit geen effect.</translation>
    </message>
    <message>
        <source>Each chip must be a multiple of the smallest.</source>
        <translation>Elke fiche moet een veelvoud van de kleinste zijn.</translation>
    </message>
    <message>
        <source>The file can't be read: {reason}.</source>
        <translation>Het bestand kan niet worden gelezen: {reason}.</translation>
    </message>
    <message>
        <source>The file gives {value} to an option {option}, which there is not. The nearest is {nearest}; it takes {takes}.</source>
        <translation>Het bestand geeft {value} aan een optie {option}, die niet bestaat. Het dichtst daarbij is {nearest}; die neemt {takes}.</translation>
    </message>
    <message>
        <source>The file holds no rules: it is not TOML.</source>
        <translation>Het bestand bevat geen regels: het is geen TOML.</translation>
    </message>
    <message>
        <source>The file names the preset {value}; there are {names}.</source>
        <translation>Het bestand noemt de basisset {value}; er zijn {names}.</translation>
    </message>
    <message>
        <source>The option {option} ({name}) can't be {value}: it takes {takes}.</source>
        <translation>De optie {option} ({name}) kan niet {value} zijn: die neemt {takes}.</translation>
    </message>
    <message>
        <source>The option {option} contradicts another. {reason}</source>
        <translation>De optie {option} is in strijd met een andere. {reason}</translation>
    </message>
    <message>
        <source>The rule set needs a name.</source>
        <translation>De regelset heeft een naam nodig.</translation>
    </message>
    <message>
        <source>The rule set {name} can't be used, so the last round's rules hold. {reason}</source>
        <translation>De regelset {name} kan niet worden gebruikt, dus gelden de regels van de laatste ronde. {reason}</translation>
    </message>
    <message>
        <source>The smallest chip must be a multiple of {amount}.</source>
        <translation>De kleinste fiche moet een veelvoud van {amount} zijn.</translation>
    </message>
    <message>
        <source>The smallest first wager can't be above the largest.</source>
        <translation>De laagste eerste inzet kan niet boven de hoogste liggen.</translation>
    </message>
    <message>
        <source>These chips make no bet within the limits, so no round can be dealt.</source>
        <translation>Met deze fiches is geen inzet binnen de limieten te maken, dus er kan geen ronde worden gedeeld.</translation>
    </message>
    <message>
        <source>This name belongs to the program.</source>
        <translation>Deze naam is van het programma.</translation>
    </message>
    <message>
        <source>a list of one to six amounts above zero, such as ["1.00", "5.00"]</source>
        <translation>een lijst van één tot zes bedragen boven nul, zoals ["1.00", "5.00"]</translation>
    </message>
    <message>
        <source>a number from {low} to {high}</source>
        <translation>een getal van {low} tot {high}</translation>
    </message>
    <message>
        <source>an amount in quotes, such as "10.00"</source>
        <translation>een bedrag tussen aanhalingstekens, zoals "10.00"</translation>
    </message>
    <message>
        <source>one of these: {values}</source>
        <translation>een van deze: {values}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true of false</translation>
    </message>
</context>
<context>
    <name>Rule set</name>
    <message>
        <source>American</source>
        <translation>Amerikaans</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassiek</translation>
    </message>
    <message>
        <source>Eight decks</source>
        <translation>Acht pakken</translation>
    </message>
    <message>
        <source>European</source>
        <translation>Europees</translation>
    </message>
    <message>
        <source>Krog</source>
        <translation>Krog</translation>
    </message>
    <message>
        <source>Single deck</source>
        <translation>Eén pak</translation>
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
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>10 and 11</source>
        <translation>10 en 11</translation>
    </message>
    <message>
        <source>1: no splitting</source>
        <translation>1: geen splitsen</translation>
    </message>
    <message>
        <source>9, 10 and 11</source>
        <translation>9, 10 en 11</translation>
    </message>
    <message>
        <source>after the cut card</source>
        <translation>na de snijkaart</translation>
    </message>
    <message>
        <source>after the dealer's look</source>
        <translation>na de blik van de dealer</translation>
    </message>
    <message>
        <source>all wagers</source>
        <translation>alle inzetten</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>een aas</translation>
    </message>
    <message>
        <source>an ace or a ten</source>
        <translation>een aas of een tien</translation>
    </message>
    <message>
        <source>any two cards</source>
        <translation>elke twee kaarten</translation>
    </message>
    <message>
        <source>before every round</source>
        <translation>voor elke ronde</translation>
    </message>
    <message>
        <source>before the dealer's look</source>
        <translation>vóór de blik van de dealer</translation>
    </message>
    <message>
        <source>both at once</source>
        <translation>beide meteen</translation>
    </message>
    <message>
        <source>both cards at once</source>
        <translation>beide kaarten tegelijk</translation>
    </message>
    <message>
        <source>dealt after you have played</source>
        <translation>gedeeld nadat u speelde</translation>
    </message>
    <message>
        <source>each when its turn comes</source>
        <translation>elk op zijn beurt</translation>
    </message>
    <message>
        <source>looked at after you have played</source>
        <translation>bekeken nadat u speelde</translation>
    </message>
    <message>
        <source>looked at before you play</source>
        <translation>bekeken voordat u speelt</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nooit</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nee</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>geen kaart</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niets</translation>
    </message>
    <message>
        <source>one card at a time</source>
        <translation>één kaart tegelijk</translation>
    </message>
    <message>
        <source>the first wager only</source>
        <translation>alleen de eerste inzet</translation>
    </message>
    <message>
        <source>the house</source>
        <translation>de bank</translation>
    </message>
    <message>
        <source>two cards of one rank</source>
        <translation>twee kaarten van één rang</translation>
    </message>
    <message>
        <source>two cards of one value</source>
        <translation>twee kaarten van één waarde</translation>
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
        <translation>Een inzet kan niet boven het maximum of het saldo uitkomen.</translation>
    </message>
    <message>
        <source>A blackjack is not played on. It is paid as soon as the dealer can't have one.</source>
        <translation>Met een blackjack wordt niet verder gespeeld. Hij wordt betaald zodra de dealer er geen kan hebben.</translation>
    </message>
    <message>
        <source>A box with a blackjack is not asked for insurance.</source>
        <translation>Een box met blackjack krijgt geen verzekering aangeboden.</translation>
    </message>
    <message>
        <source>A box with a blackjack may insure against a ten-value card only.</source>
        <translation>Een box met blackjack mag zich alleen tegen een kaart van tien punten verzekeren.</translation>
    </message>
    <message>
        <source>A box with a blackjack may insure as well.</source>
        <translation>Ook een box met blackjack mag zich verzekeren.</translation>
    </message>
    <message>
        <source>A frame, an arrow and words show which hand is in play.</source>
        <translation>Een kader, een pijl en woorden tonen welke hand aan de beurt is.</translation>
    </message>
    <message numerus="yes">
        <source>A hand of %n cards that is not bust wins 1 to 1 at once, against any hand of the dealer.</source>
        <translation>
            <numerusform>Een hand van %n kaart die niet bust is, wint meteen 1 tegen 1, tegen elke hand van de dealer.</numerusform>
            <numerusform>Een hand van %n kaarten die niet bust is, wint meteen 1 tegen 1, tegen elke hand van de dealer.</numerusform>
        </translation>
    </message>
    <message>
        <source>A hand over 21 is bust: it loses at once, whatever the dealer gets later.</source>
        <translation>Een hand boven 21 is bust: die verliest meteen, wat de dealer later ook krijgt.</translation>
    </message>
    <message>
        <source>A hand whose ace counts 11 is soft: ace and 6 are soft 17, shown as 7/17.</source>
        <translation>Een hand waarin de aas voor 11 telt, is zacht: aas en 6 zijn zachte 17, getoond als 7/17.</translation>
    </message>
    <message>
        <source>A pair becomes two hands. The first wager is laid once more, and each hand is played by itself.</source>
        <translation>Een paar wordt twee handen. De eerste inzet wordt nog eens gelegd, en elke hand wordt apart gespeeld.</translation>
    </message>
    <message>
        <source>A press on a chip bets it. A press on the stack takes its last chip off.</source>
        <translation>Een druk op een fiche zet die in. Een druk op de stapel neemt de laatste fiche weg.</translation>
    </message>
    <message>
        <source>A press on a chip picks it, a press on a box bets it there. A press on a stack takes its last chip off.</source>
        <translation>Een druk op een fiche kiest die, een druk op een box zet die daar in. Een druk op een stapel neemt de laatste fiche weg.</translation>
    </message>
    <message>
        <source>A press on the seat under a box changes that, between rounds.</source>
        <translation>Een druk op de plaats onder een box verandert dat, tussen de rondes.</translation>
    </message>
    <message>
        <source>A round is played to its end by the rules under which it was dealt.</source>
        <translation>Een ronde wordt uitgespeeld volgens de regels waaronder ze is gedeeld.</translation>
    </message>
    <message>
        <source>A round that waits for nobody is finished by the program. You find it in the gamelogs, marked.</source>
        <translation>Een ronde die op niemand wacht, maakt het programma af. U vindt die gemarkeerd in het spellog.</translation>
    </message>
    <message>
        <source>A round that waits for you goes on at the same point at the next start, with the same next card.</source>
        <translation>Een ronde die op u wacht, gaat bij de volgende start op hetzelfde punt verder, met dezelfde volgende kaart.</translation>
    </message>
    <message>
        <source>A soft hand counts here with its ace as one: ace and 8 are 9 and may be doubled.</source>
        <translation>Een zachte hand telt hier met de aas als één: aas en 8 zijn 9 en mogen worden verdubbeld.</translation>
    </message>
    <message>
        <source>A soft hand counts here with its ace as one: ace and 9 are 10 and may be doubled.</source>
        <translation>Een zachte hand telt hier met de aas als één: aas en 9 zijn 10 en mogen worden verdubbeld.</translation>
    </message>
    <message>
        <source>A split ace that draws another ace may be split again.</source>
        <translation>Een gesplitste aas die weer een aas krijgt, mag opnieuw worden gesplitst.</translation>
    </message>
    <message>
        <source>Aces may be split only once.</source>
        <translation>Azen mogen maar één keer worden gesplitst.</translation>
    </message>
    <message>
        <source>After a no, your blackjack is settled against the dealer's hand.</source>
        <translation>Zegt u nee, dan wordt uw blackjack met de hand van de dealer vergeleken.</translation>
    </message>
    <message>
        <source>After a resumed round the last bet is not offered again.</source>
        <translation>Na een hervatte ronde wordt de laatste inzet niet opnieuw aangeboden.</translation>
    </message>
    <message>
        <source>After a split there is no doubling.</source>
        <translation>Na een splitsing kan niet worden verdubbeld.</translation>
    </message>
    <message>
        <source>After a split, doubling is allowed too.</source>
        <translation>Ook na een splitsing mag worden verdubbeld.</translation>
    </message>
    <message>
        <source>Against an ace or a ten-value card you are asked before the dealer looks. After a no, surrender is not offered again.</source>
        <translation>Tegen een aas of een kaart van tien punten krijgt u de vraag voordat de dealer kijkt. Zegt u nee, dan kunt u niet meer opgeven.</translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation>Doel van het spel</translation>
    </message>
    <message>
        <source>All cards are shuffled before every round.</source>
        <translation>Vóór elke ronde worden alle kaarten geschud.</translation>
    </message>
    <message>
        <source>All money in this game is play money.</source>
        <translation>Al het geld in dit spel is speelgeld.</translation>
    </message>
    <message>
        <source>An ace and a ten-value card after a split are 21, not a blackjack.</source>
        <translation>Een aas en een kaart van tien punten na een splitsing zijn 21, geen blackjack.</translation>
    </message>
    <message>
        <source>An ace and a ten-value card as the first two cards are a blackjack. It beats every other 21.</source>
        <translation>Een aas en een kaart van tien punten als eerste twee kaarten zijn een blackjack. Die verslaat elke andere 21.</translation>
    </message>
    <message>
        <source>An ace counts 11 as long as that keeps the hand within 21, otherwise 1.</source>
        <translation>Een aas telt voor 11 zolang de hand daarmee niet boven 21 komt, anders voor 1.</translation>
    </message>
    <message>
        <source>An insured box may no longer double or split.</source>
        <translation>Een verzekerde box mag niet meer verdubbelen of splitsen.</translation>
    </message>
    <message>
        <source>An insured box may no longer double.</source>
        <translation>Een verzekerde box mag niet meer verdubbelen.</translation>
    </message>
    <message>
        <source>An insured box may no longer split.</source>
        <translation>Een verzekerde box mag niet meer splitsen.</translation>
    </message>
    <message>
        <source>An insured box may still double and split.</source>
        <translation>Een verzekerde box mag nog wel verdubbelen en splitsen.</translation>
    </message>
    <message>
        <source>An insured box may still double.</source>
        <translation>Een verzekerde box mag nog wel verdubbelen.</translation>
    </message>
    <message>
        <source>An insured box may still split.</source>
        <translation>Een verzekerde box mag nog wel splitsen.</translation>
    </message>
    <message>
        <source>Any two cards may be doubled.</source>
        <translation>Elke hand van twee kaarten mag worden verdubbeld.</translation>
    </message>
    <message>
        <source>As the first decision of a box that has not been split you may give up: half the wager comes back.</source>
        <translation>Als eerste beslissing van een box die niet is gesplitst, mag u opgeven: de halve inzet komt terug.</translation>
    </message>
    <message>
        <source>At equal totals the house wins.</source>
        <translation>Bij gelijke totalen wint de bank.</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>Inzetten</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>Blackjack against blackjack is a push.</source>
        <translation>Blackjack tegen blackjack is gelijkspel.</translation>
    </message>
    <message>
        <source>Blackjack against blackjack is won by the house.</source>
        <translation>Blackjack tegen blackjack wint de bank.</translation>
    </message>
    <message>
        <source>Blackjack on both sides</source>
        <translation>Blackjack aan beide kanten</translation>
    </message>
    <message>
        <source>Both hands get their second card at once.</source>
        <translation>Beide handen krijgen meteen hun tweede kaart.</translation>
    </message>
    <message>
        <source>By then the dealer has looked for a blackjack.</source>
        <translation>De dealer heeft dan al gekeken of hij blackjack heeft.</translation>
    </message>
    <message>
        <source>Cards and shoe</source>
        <translation>Kaarten en slof</translation>
    </message>
    <message>
        <source>Cards from 2 to 10 count what is printed on them. Jack, queen and king count 10.</source>
        <translation>De kaarten 2 tot en met 10 tellen voor wat erop staat. Boer, vrouw en heer tellen voor 10.</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Charlie</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fiches</translation>
    </message>
    <message>
        <source>Each box gets both its cards at once, then the dealer takes one.</source>
        <translation>Elke box krijgt beide kaarten tegelijk, daarna neemt de dealer er een.</translation>
    </message>
    <message>
        <source>Each box gets both its cards at once, then the dealer takes two.</source>
        <translation>Elke box krijgt beide kaarten tegelijk, daarna neemt de dealer er twee.</translation>
    </message>
    <message>
        <source>Each box is played by you, by a guest with money of the guest's own, or by a computer player with pretended money.</source>
        <translation>Elke box wordt gespeeld door u, door een gast met eigen geld of door een computerspeler met denkbeeldig geld.</translation>
    </message>
    <message>
        <source>Equal totals</source>
        <translation>Gelijke totalen</translation>
    </message>
    <message>
        <source>Equal totals are a push: your wager comes back.</source>
        <translation>Gelijke totalen zijn gelijkspel: uw inzet komt terug.</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Even money</translation>
    </message>
    <message>
        <source>Every other hand is hard: ace, 6 and 10 are hard 17.</source>
        <translation>Elke andere hand is hard: aas, 6 en 10 zijn harde 17.</translation>
    </message>
    <message>
        <source>Every step is saved before you see it.</source>
        <translation>Elke stap wordt opgeslagen voordat u die ziet.</translation>
    </message>
    <message>
        <source>First all wagers are laid, then the cards are dealt. Your cards lie open.</source>
        <translation>Eerst worden alle inzetten gelegd, dan worden de kaarten gedeeld. Uw kaarten liggen open.</translation>
    </message>
    <message>
        <source>From {deal} on the bets stay as they are, until the round is over.</source>
        <translation>Na {deal} blijven de inzetten zoals ze zijn, tot de ronde voorbij is.</translation>
    </message>
    <message>
        <source>How the dealer plays</source>
        <translation>Hoe de dealer speelt</translation>
    </message>
    <message>
        <source>If play is interrupted</source>
        <translation>Als het spel wordt onderbroken</translation>
    </message>
    <message>
        <source>If the dealer is bust, every hand still in play wins.</source>
        <translation>Is de dealer bust, dan wint elke hand die nog in het spel is.</translation>
    </message>
    <message>
        <source>If the dealer shows an ace or a ten-value card, each box is asked whether it wants insurance.</source>
        <translation>Toont de dealer een aas of een kaart van tien punten, dan wordt elke box gevraagd of die een verzekering wil.</translation>
    </message>
    <message>
        <source>If the dealer shows an ace, each box is asked whether it wants insurance.</source>
        <translation>Toont de dealer een aas, dan wordt elke box gevraagd of die een verzekering wil.</translation>
    </message>
    <message>
        <source>If the dealer then has a blackjack, a box loses only its first wager; what was added for doubling and splitting comes back. Hands that were bust stay lost.</source>
        <translation>Heeft de dealer dan blackjack, dan verliest een box alleen de eerste inzet; wat voor verdubbelen en splitsen is bijgelegd, komt terug. Handen die bust waren, blijven verloren.</translation>
    </message>
    <message>
        <source>If the dealer then has a blackjack, all wagers lose, those for doubling and splitting too.</source>
        <translation>Heeft de dealer dan blackjack, dan verliezen alle inzetten, ook die voor verdubbelen en splitsen.</translation>
    </message>
    <message>
        <source>If the dealer's face-down card makes a blackjack, the whole wager is lost.</source>
        <translation>Maakt de gesloten kaart van de dealer een blackjack, dan is de hele inzet verloren.</translation>
    </message>
    <message>
        <source>If the dealer's second card makes a blackjack, the whole wager is lost.</source>
        <translation>Maakt de tweede kaart van de dealer een blackjack, dan is de hele inzet verloren.</translation>
    </message>
    <message>
        <source>If the open card is an ace or counts 10, the dealer looks at the face-down card before you play. With a blackjack the round ends there.</source>
        <translation>Is de open kaart een aas of 10 waard, dan kijkt de dealer naar de gesloten kaart voordat u speelt. Bij een blackjack eindigt de ronde daar.</translation>
    </message>
    <message>
        <source>If you have a blackjack and the dealer shows an ace, you may take 1 to 1 at once, whatever the dealer has.</source>
        <translation>Hebt u blackjack en toont de dealer een aas, dan mag u meteen 1 tegen 1 nemen, wat de dealer ook heeft.</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Verzekering</translation>
    </message>
    <message>
        <source>Insurance costs half the first wager. It pays 2 to 1 if the dealer has a blackjack.</source>
        <translation>De verzekering kost de helft van de eerste inzet. Ze betaalt 2 tegen 1 als de dealer blackjack heeft.</translation>
    </message>
    <message>
        <source>Largest first wager of a box</source>
        <translation>Hoogste eerste inzet van een box</translation>
    </message>
    <message>
        <source>Last, what is still open is settled, box by box and hand by hand.</source>
        <translation>Als laatste wordt afgerekend wat nog openstaat, box voor box en hand voor hand.</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limieten</translation>
    </message>
    <message>
        <source>MIN and MAX stand at the top left, balance, bet and win at the lower left.</source>
        <translation>MIN en MAX staan linksboven, saldo, inzet en winst linksonder.</translation>
    </message>
    <message numerus="yes">
        <source>One box can become %n hands at most.</source>
        <translation>
            <numerusform>Eén box kan ten hoogste %n hand worden.</numerusform>
            <numerusform>Eén box kan ten hoogste %n handen worden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only a hard total of 10 or 11 may be doubled.</source>
        <translation>Alleen een hard totaal van 10 of 11 mag worden verdubbeld.</translation>
    </message>
    <message>
        <source>Only a hard total of 9, 10 or 11 may be doubled.</source>
        <translation>Alleen een hard totaal van 9, 10 of 11 mag worden verdubbeld.</translation>
    </message>
    <message>
        <source>Only a total of 10 or 11 may be doubled.</source>
        <translation>Alleen een totaal van 10 of 11 mag worden verdubbeld.</translation>
    </message>
    <message>
        <source>Only a total of 9, 10 or 11 may be doubled.</source>
        <translation>Alleen een totaal van 9, 10 of 11 mag worden verdubbeld.</translation>
    </message>
    <message>
        <source>Only two cards of the same rank are a pair: two kings, but not a king and a 10.</source>
        <translation>Alleen twee dezelfde kaarten zijn een paar: twee heren, maar niet een heer en een 10.</translation>
    </message>
    <message>
        <source>Other buttons</source>
        <translation>Andere knoppen</translation>
    </message>
    <message>
        <source>Play money and the house</source>
        <translation>Speelgeld en de bank</translation>
    </message>
    <message>
        <source>Rules and odds would be the same with any other money.</source>
        <translation>Regels en kansen zouden met ander geld hetzelfde zijn.</translation>
    </message>
    <message>
        <source>Smallest first wager of a box</source>
        <translation>Laagste eerste inzet van een box</translation>
    </message>
    <message>
        <source>Split aces are played like any other hand.</source>
        <translation>Gesplitste azen worden gespeeld als elke andere hand.</translation>
    </message>
    <message>
        <source>Split aces get one card each and stand.</source>
        <translation>Gesplitste azen krijgen elk één kaart en passen dan.</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Opgeven</translation>
    </message>
    <message>
        <source>The boxes play in their order, and the hands of a split box in theirs.</source>
        <translation>De boxen spelen op volgorde, en de handen van een gesplitste box ook.</translation>
    </message>
    <message>
        <source>The boxes play in their order.</source>
        <translation>De boxen spelen op volgorde.</translation>
    </message>
    <message numerus="yes">
        <source>The cards come from %n packs of 52 cards.</source>
        <translation>
            <numerusform>De kaarten komen uit %n pak van 52 kaarten.</numerusform>
            <numerusform>De kaarten komen uit %n pakken van 52 kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards go round one at a time, to each box in order and then to the dealer; the second time only the boxes get one.</source>
        <translation>De kaarten gaan één voor één rond, naar elke box op volgorde en dan naar de dealer; de tweede keer krijgen alleen de boxen er een.</translation>
    </message>
    <message>
        <source>The cards go round one at a time, to each box in order and to the dealer last, twice.</source>
        <translation>De kaarten gaan één voor één rond, naar elke box op volgorde en als laatste naar de dealer, twee keer.</translation>
    </message>
    <message>
        <source>The cashier, behind {rebuy}, adds play money to the wallet.</source>
        <translation>De kassa, achter {rebuy}, stort speelgeld op de rekening.</translation>
    </message>
    <message>
        <source>The course of a round</source>
        <translation>Het verloop van een ronde</translation>
    </message>
    <message>
        <source>The cut card lies after {share} of the cards. The round in which it comes is played to its end, then all cards are shuffled.</source>
        <translation>De snijkaart ligt na {share} van de kaarten. De ronde waarin ze komt, wordt uitgespeeld, daarna worden alle kaarten geschud.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Het delen</translation>
    </message>
    <message>
        <source>The dealer draws only if a wager still depends on the dealer's total.</source>
        <translation>De dealer trekt alleen als een inzet nog van zijn totaal afhangt.</translation>
    </message>
    <message>
        <source>The dealer draws up to 16 and on soft 17, and stands on hard 17 and above.</source>
        <translation>De dealer trekt tot en met 16 en op zachte 17, en past op harde 17 en hoger.</translation>
    </message>
    <message>
        <source>The dealer draws up to 16 and stands on every 17, a soft one too.</source>
        <translation>De dealer trekt tot en met 16 en past op elke 17, ook op een zachte.</translation>
    </message>
    <message>
        <source>The dealer looks at the face-down card only after all boxes have played.</source>
        <translation>De dealer kijkt pas naar de gesloten kaart als alle boxen hebben gespeeld.</translation>
    </message>
    <message>
        <source>The dealer never doubles, splits or surrenders.</source>
        <translation>De dealer verdubbelt nooit, splitst nooit en geeft nooit op.</translation>
    </message>
    <message>
        <source>The dealer takes the second card only after all boxes have played.</source>
        <translation>De dealer neemt de tweede kaart pas als alle boxen hebben gespeeld.</translation>
    </message>
    <message>
        <source>The dealer's first card lies open, the second face down.</source>
        <translation>De eerste kaart van de dealer ligt open, de tweede gesloten.</translation>
    </message>
    <message>
        <source>The first hand gets its second card at once, the other when its turn comes.</source>
        <translation>De eerste hand krijgt meteen een tweede kaart, de andere als die aan de beurt is.</translation>
    </message>
    <message>
        <source>The half is safe, whatever the dealer has.</source>
        <translation>De helft is veilig, wat de dealer ook heeft.</translation>
    </message>
    <message>
        <source>The hand keeps its cards and the next one is played. A hand of 21 stands by itself.</source>
        <translation>De hand houdt zijn kaarten en de volgende wordt gespeeld. Een hand van 21 past vanzelf.</translation>
    </message>
    <message>
        <source>The hands of a split box play in their order.</source>
        <translation>De handen van een gesplitste box spelen op volgorde.</translation>
    </message>
    <message>
        <source>The order of the cards is fixed before the deal, and nobody can change it afterwards.</source>
        <translation>De volgorde van de kaarten ligt vóór het delen vast, en niemand kan die daarna veranderen.</translation>
    </message>
    <message>
        <source>The question of surrender comes next, box by box.</source>
        <translation>Daarna komt de vraag of u opgeeft, box voor box.</translation>
    </message>
    <message>
        <source>The results stand under the cards, and in the list of results.</source>
        <translation>De resultaten staan onder de kaarten en in de lijst met resultaten.</translation>
    </message>
    <message>
        <source>The suits make no difference.</source>
        <translation>De kleuren maken geen verschil.</translation>
    </message>
    <message>
        <source>Then come the questions, box by box: insurance and even money.</source>
        <translation>Dan komen de vragen, box voor box: verzekering en even money.</translation>
    </message>
    <message>
        <source>Then comes the question of even money, box by box.</source>
        <translation>Dan komt de vraag naar even money, box voor box.</translation>
    </message>
    <message>
        <source>Then comes the question of insurance, box by box.</source>
        <translation>Dan komt de vraag naar een verzekering, box voor box.</translation>
    </message>
    <message>
        <source>Then the dealer looks, if an ace or a ten-value card lies open, and only then the boxes play.</source>
        <translation>Dan kijkt de dealer, als er een aas of een kaart van tien punten open ligt, en pas daarna spelen de boxen.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n boxes at the table.</source>
        <translation>
            <numerusform>Aan de tafel is %n box.</numerusform>
            <numerusform>Aan de tafel zijn %n boxen.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no doubling.</source>
        <translation>Verdubbelen kan niet.</translation>
    </message>
    <message>
        <source>There is no insurance.</source>
        <translation>Er is geen verzekering.</translation>
    </message>
    <message>
        <source>There is no splitting.</source>
        <translation>Splitsen kan niet.</translation>
    </message>
    <message>
        <source>There is no surrender.</source>
        <translation>Opgeven kan niet.</translation>
    </message>
    <message>
        <source>This holds for split hands too.</source>
        <translation>Dit geldt ook voor gesplitste handen.</translation>
    </message>
    <message>
        <source>Two cards of the same value are a pair, a king and a 10 as well.</source>
        <translation>Twee kaarten met dezelfde waarde zijn een paar, ook een heer en een 10.</translation>
    </message>
    <message>
        <source>What is paid</source>
        <translation>Uitbetalingen</translation>
    </message>
    <message>
        <source>What the balance does not cover is not offered.</source>
        <translation>Waar het saldo niet toereikend voor is, wordt niet aangeboden.</translation>
    </message>
    <message>
        <source>What the cards count</source>
        <translation>De waarde van de kaarten</translation>
    </message>
    <message>
        <source>When the boxes are done, the dealer takes the second card if a wager still depends on it, and plays.</source>
        <translation>Als de boxen klaar zijn, neemt de dealer de tweede kaart, als er nog een inzet van afhangt, en speelt.</translation>
    </message>
    <message>
        <source>When the boxes are done, the dealer turns the face-down card and plays.</source>
        <translation>Als de boxen klaar zijn, draait de dealer de gesloten kaart om en speelt.</translation>
    </message>
    <message>
        <source>Where the balance is too small, a window says what is missing and leads to {rebuy}.</source>
        <translation>Is het saldo te klein, dan zegt een venster wat er ontbreekt en leidt naar {rebuy}.</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>With a wager of {bet} a blackjack wins {win} and any other win is {bet}.</source>
        <translation>Met een inzet van {bet} wint een blackjack {win}, en elke andere winst is {bet}.</translation>
    </message>
    <message>
        <source>With two cards you may lay the first wager once more. The hand gets exactly one card and stands.</source>
        <translation>Met twee kaarten mag u de eerste inzet nog eens leggen. De hand krijgt precies één kaart en past dan.</translation>
    </message>
    <message>
        <source>Without a blackjack it is lost as soon as the dealer has looked, and play goes on.</source>
        <translation>Zonder blackjack is ze verloren zodra de dealer heeft gekeken, en het spel gaat verder.</translation>
    </message>
    <message>
        <source>Without a blackjack it is lost at the end of the round.</source>
        <translation>Zonder blackjack is ze aan het einde van de ronde verloren.</translation>
    </message>
    <message>
        <source>You get one more card, as often as you like while the hand is under 21.</source>
        <translation>U krijgt nog een kaart, zo vaak u wilt zolang de hand onder 21 is.</translation>
    </message>
    <message>
        <source>You play against the dealer alone. The hand that comes nearer to 21 wins.</source>
        <translation>U speelt alleen tegen de dealer. De hand die het dichtst bij 21 komt, wint.</translation>
    </message>
    <message>
        <source>begins the round, from the minimum on</source>
        <translation>begint de ronde, vanaf het minimum</translation>
    </message>
    <message>
        <source>half the wager comes back</source>
        <translation>de halve inzet komt terug</translation>
    </message>
    <message>
        <source>lays as much again</source>
        <translation>legt er evenveel bij</translation>
    </message>
    <message>
        <source>lays the bet of the last round and deals</source>
        <translation>legt de inzet van de vorige ronde en deelt</translation>
    </message>
    <message>
        <source>lays the bet of the last round, and waits</source>
        <translation>legt de inzet van de vorige ronde en wacht</translation>
    </message>
    <message>
        <source>leaves the game; a running round is kept</source>
        <translation>verlaat het spel; een lopende ronde blijft bewaard</translation>
    </message>
    <message>
        <source>moves money from the wallet to the table, between rounds</source>
        <translation>boekt geld van de rekening naar de tafel, tussen de rondes</translation>
    </message>
    <message>
        <source>shows the rounds that you have played</source>
        <translation>toont de rondes die u hebt gespeeld</translation>
    </message>
    <message>
        <source>shows this text, at any time</source>
        <translation>toont deze tekst, op elk moment</translation>
    </message>
    <message>
        <source>shows which version of the game this is</source>
        <translation>toont welke versie van het spel dit is</translation>
    </message>
    <message>
        <source>takes the last act back</source>
        <translation>neemt de laatste handeling terug</translation>
    </message>
    <message>
        <source>takes the whole bet back</source>
        <translation>neemt de hele inzet terug</translation>
    </message>
    <message>
        <source>the house wins</source>
        <translation>de bank wint</translation>
    </message>
    <message>
        <source>the wager comes back</source>
        <translation>de inzet komt terug</translation>
    </message>
    <message>
        <source>{gain} to {stake}</source>
        <extracomment>A ratio of pay: "3 to 2".</extracomment>
        <translation>{gain} tegen {stake}</translation>
    </message>
</context>
<context>
    <name>Rules editor</name>
    <message>
        <source>An amount above zero, such as 10.</source>
        <translation>Een bedrag boven nul, zoals 10.</translation>
    </message>
    <message>
        <source>An option has a value that can't be; see beside it.</source>
        <translation>Een optie heeft een waarde die niet kan; zie ernaast.</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Sluiten zonder opslaan</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliceren</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Regels exporteren</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>Go on editing</source>
        <translation>Verder bewerken</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Huisregels</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Regels importeren</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importeren…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Niet opgeslagen</translation>
    </message>
    <message>
        <source>One to six amounts with blanks between them, such as 1 5 25.</source>
        <translation>Eén tot zes bedragen met spaties ertussen, zoals 1 5 25.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opties</translation>
    </message>
    <message>
        <source>Return with best play: being worked out…</source>
        <translation>Rendement bij het beste spel: wordt berekend…</translation>
    </message>
    <message>
        <source>Return with best play: {share}</source>
        <translation>Rendement bij het beste spel: {share}</translation>
    </message>
    <message>
        <source>Rule text</source>
        <translation>Regeltekst</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Uitgaan van</translation>
    </message>
    <message>
        <source>The text of these rules</source>
        <translation>De tekst van deze regels</translation>
    </message>
    <message>
        <source>These rules are not saved. If you close now, the changes are lost.</source>
        <translation>Deze regels zijn niet opgeslagen. Als u nu sluit, gaan de wijzigingen verloren.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan</translation>
    </message>
    <message>
        <source>{change}: no difference</source>
        <translation>{change}: geen verschil</translation>
    </message>
    <message>
        <source>{change}: {points} points</source>
        <translation>{change}: {points} procentpunt</translation>
    </message>
    <message>
        <source>{file} is read; Save keeps it.</source>
        <translation>{file} is gelezen; Opslaan bewaart het.</translation>
    </message>
    <message>
        <source>{file} is written.</source>
        <translation>{file} is geschreven.</translation>
    </message>
    <message>
        <source>{name} is deleted. Undo puts it back.</source>
        <translation>{name} is verwijderd. Ongedaan zet het terug.</translation>
    </message>
    <message>
        <source>{name} is saved.</source>
        <translation>{name} is opgeslagen.</translation>
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
        <translation>Er loopt een ronde; de regels kunnen worden gewijzigd als die voorbij is.</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bewerken…</translation>
    </message>
    <message>
        <source>Play by these rules</source>
        <translation>Volgens deze regels spelen</translation>
    </message>
    <message>
        <source>Practise…</source>
        <translation>Oefenen…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Afdrukken…</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Regelset</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Rules of this table</source>
        <translation>De regels van deze tafel</translation>
    </message>
    <message>
        <source>Rules: {name}</source>
        <translation>Regels: {name}</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Opslaan als PDF</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Opgeslagen als {file}.</translation>
    </message>
    <message>
        <source>Strategy…</source>
        <translation>Strategie…</translation>
    </message>
    <message>
        <source>The file can't be written: {reason}.</source>
        <translation>Het bestand kan niet worden geschreven: {reason}.</translation>
    </message>
    <message>
        <source>The file of this rule set is damaged.</source>
        <translation>Het bestand van deze regelset is beschadigd.</translation>
    </message>
    <message>
        <source>The table plays by these rules.</source>
        <translation>De tafel speelt volgens deze regels.</translation>
    </message>
    <message>
        <source>The table plays by {name} now.</source>
        <translation>De tafel speelt nu volgens {name}.</translation>
    </message>
    <message>
        <source>This is practice: the table's own rules stay as they are.</source>
        <translation>Dit is oefening: de regels van de tafel blijven zoals ze zijn.</translation>
    </message>
    <message>
        <source>{name} (at the table)</source>
        <translation>{name} (aan de tafel)</translation>
    </message>
    <message>
        <source>{name} (damaged)</source>
        <translation>{name} (beschadigd)</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>A computer player plays box {box}, for its own pretended money.</source>
        <translation>Een computerspeler speelt box {box}, om eigen fictief geld.</translation>
    </message>
    <message>
        <source>A guest sits down</source>
        <translation>Een gast neemt plaats</translation>
    </message>
    <message>
        <source>Box {box} is yours.</source>
        <translation>Box {box} is van u.</translation>
    </message>
    <message>
        <source>COMPUTER</source>
        <extracomment>Under a betting circle: a computer player plays the box. Capitals, short.</extracomment>
        <translation>COMPUTER</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Computer player</source>
        <translation>Computerspeler</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>New guest…</source>
        <translation>Nieuwe gast…</translation>
    </message>
    <message>
        <source>Pay in {amount} of play money for {name}</source>
        <translation>{amount} speelgeld storten voor {name}</translation>
    </message>
    <message>
        <source>Seat {box}: {who}</source>
        <translation>Plaats {box}: {who}</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Plaatsnemen</translation>
    </message>
    <message>
        <source>What is the guest's name? Guests play for play money of their own, kept under the name.</source>
        <translation>Hoe heet de gast? Gasten spelen om eigen speelgeld, dat onder de naam wordt bewaard.</translation>
    </message>
    <message>
        <source>Who plays box {box}?</source>
        <translation>Wie speelt box {box}?</translation>
    </message>
    <message>
        <source>YOU</source>
        <extracomment>Under a betting circle: the box is the player's own. Capitals.</extracomment>
        <translation>U</translation>
    </message>
    <message>
        <source>You</source>
        <translation>U</translation>
    </message>
    <message>
        <source>computer player</source>
        <translation>computerspeler</translation>
    </message>
    <message>
        <source>you</source>
        <translation>u</translation>
    </message>
    <message>
        <source>{name} plays box {box}.</source>
        <translation>{name} speelt box {box}.</translation>
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
            <numerusform>%n uur</numerusform>
            <numerusform>%n uur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minuut</numerusform>
            <numerusform>%n minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n ronde</numerusform>
            <numerusform>%n rondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n seconden</numerusform>
        </translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 dag</translation>
    </message>
    <message>
        <source>Are you still there?</source>
        <translation>Bent u er nog?</translation>
    </message>
    <message>
        <source>At the table: {time}. Result of the session: {result}.</source>
        <translation>Aan tafel: {time}. Resultaat van deze sessie: {result}.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Doorgaan</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Hoe lang</translation>
    </message>
    <message>
        <source>Nobody has acted for a while. The table closes in {time}; all is kept as it lies.</source>
        <translation>Er is een tijdje niets gedaan. De tafel sluit over {time}; alles blijft bewaard zoals het ligt.</translation>
    </message>
    <message>
        <source>RESULT</source>
        <translation>RESULTAAT</translation>
    </message>
    <message>
        <source>Reminder</source>
        <translation>Herinnering</translation>
    </message>
    <message>
        <source>TIME</source>
        <translation>TIJD</translation>
    </message>
    <message>
        <source>Take a break</source>
        <translation>Pauze nemen</translation>
    </message>
    <message>
        <source>Take a break…</source>
        <translation>Pauze nemen…</translation>
    </message>
    <message>
        <source>Take the break</source>
        <translation>Pauze ingaan</translation>
    </message>
    <message>
        <source>Until it is over, no round can be dealt and no money brought to the table; a running round is played out. A break can be made longer, never shorter, and lasts even if the program is closed.</source>
        <translation>Tot die voorbij is kan er geen ronde worden gedeeld en geen geld naar de tafel; een lopende ronde wordt uitgespeeld. Een pauze kan langer worden, nooit korter, en geldt ook als het programma wordt gesloten.</translation>
    </message>
    <message>
        <source>You have been at the table for {time} and played {rounds}. The result is {result}.</source>
        <translation>U zit {time} aan tafel en hebt {rounds} gespeeld. Het resultaat is {result}.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message numerus="yes">
        <source>After %n minutes</source>
        <translation>
            <numerusform>Na %n minuut</numerusform>
            <numerusform>Na %n minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Also after each choice</source>
        <translation>Ook na elke keuze</translation>
    </message>
    <message>
        <source>As the system says</source>
        <translation>Zoals het systeem</translation>
    </message>
    <message>
        <source>Ask for insurance and even money</source>
        <translation>Vragen naar verzekering en even money</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blauw</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bordeauxrood</translation>
    </message>
    <message>
        <source>Close when nobody acts</source>
        <translation>Sluiten als niemand speelt</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>Credits</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message numerus="yes">
        <source>Every %n minutes</source>
        <translation>
            <numerusform>Elke minuut</numerusform>
            <numerusform>Elke %n minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Laken</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vier kleuren</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Groen</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grijs</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoog contrast</translation>
    </message>
    <message>
        <source>Hints on request</source>
        <translation>Hints op verzoek</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groot</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Numbers on the cards</source>
        <translation>Cijfers op de kaarten</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Aan</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Gewoon</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Minder beweging</translation>
    </message>
    <message>
        <source>Remind me of time and result</source>
        <translation>Herinneren aan tijd en resultaat</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Show money as</source>
        <translation>Geld tonen als</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Geluid uit</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Snelheid</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Systeem</translation>
    </message>
    <message>
        <source>Take along, write out, remove…</source>
        <translation>Meenemen, exporteren, wissen…</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekstgrootte</translation>
    </message>
    <message>
        <source>Turbo: cards appear</source>
        <translation>Turbo: kaarten verschijnen</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Twee kleuren</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Geluidssterkte</translation>
    </message>
    <message>
        <source>Wait between two hits</source>
        <translation>Pauze tussen twee kaarten</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Vensters</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Uw gegevens</translation>
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
        <translation>Volgende slof</translation>
    </message>
    <message>
        <source>The order of the cards is fixed before the bet: these are the fingerprints (SHA-256) of the seeds. A seed is told in the exported rounds when its shoe is done, and anyone can deal the shoe again.</source>
        <translation>De volgorde van de kaarten staat vast vóór de inzet: dit zijn de vingerafdrukken (SHA-256) van de seeds. Een seed staat in de geëxporteerde rondes zodra zijn slof klaar is, en iedereen kan de slof opnieuw delen.</translation>
    </message>
    <message>
        <source>This shoe</source>
        <translation>Deze slof</translation>
    </message>
    <message>
        <source>Your text in it</source>
        <translation>Uw tekst erin</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Bet {bet}. Balance {balance}. Wallet {wallet}.</source>
        <translation>Inzet {bet}. Saldo {balance}. Rekening {wallet}.</translation>
    </message>
    <message>
        <source>Minimum {least}, maximum {most}.</source>
        <translation>Minimum {least}, maximum {most}.</translation>
    </message>
    <message>
        <source>The dealer has no cards.</source>
        <translation>De dealer heeft geen kaarten.</translation>
    </message>
</context>
<context>
    <name>Statement</name>
    <message>
        <source>Chosen days</source>
        <translation>Gekozen dagen</translation>
    </message>
    <message>
        <source>Closing balance</source>
        <translation>Eindsaldo</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Dagen</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Eerste dag</translation>
    </message>
    <message>
        <source>From the beginning until now</source>
        <translation>Vanaf het begin tot nu</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Laatste dag</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Vorige maand</translation>
    </message>
    <message>
        <source>Made {date} by bjdesk.</source>
        <translation>Gemaakt op {date} door bjdesk.</translation>
    </message>
    <message>
        <source>Opening balance</source>
        <translation>Beginsaldo</translation>
    </message>
    <message>
        <source>Opening balance + in − out = closing balance; each round is one line.</source>
        <translation>Beginsaldo + in − uit = eindsaldo; elke ronde is één regel.</translation>
    </message>
    <message>
        <source>Page {number}</source>
        <translation>Pagina {number}</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Opslaan als CSV…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Opslaan als PDF…</translation>
    </message>
    <message>
        <source>Since {first}</source>
        <translation>Vanaf {first}</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Afschrift</translation>
    </message>
    <message>
        <source>Sum, and closing balance</source>
        <translation>Som en eindsaldo</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Deze maand</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Dit jaar</translation>
    </message>
    <message>
        <source>Until {last}</source>
        <translation>Tot en met {last}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n hands</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n handen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n ronde</numerusform>
            <numerusform>%n rondes</numerusform>
        </translation>
    </message>
    <message>
        <source>95% from</source>
        <translation>95% van</translation>
    </message>
    <message>
        <source>95% interval {low} to {high}</source>
        <translation>95%-interval {low} tot {high}</translation>
    </message>
    <message>
        <source>95% to</source>
        <translation>95% tot</translation>
    </message>
    <message>
        <source>After round {number}: the cards paid {paid}, your play was worth {worth}; luck {luck}, two deviations ±{band}</source>
        <translation>Na ronde {number}: de kaarten betaalden {paid}, uw spel was {worth} waard; geluk {luck}, twee afwijkingen ±{band}</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>As</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>Balance {balance} after {rounds}; lowest {low}, highest {high}</source>
        <translation>Saldo {balance} na {rounds}; laagste {low}, hoogste {high}</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Beste ronde</translation>
    </message>
    <message>
        <source>Bought in or cashed out</source>
        <translation>Bijgekocht of opgenomen</translation>
    </message>
    <message>
        <source>Dealer's up card</source>
        <translation>Open kaart van de dealer</translation>
    </message>
    <message>
        <source>Deepest fall</source>
        <translation>Diepste val</translation>
    </message>
    <message>
        <source>Dotted: fewer than 30 hands.</source>
        <translation>Gestippeld: minder dan 30 handen.</translation>
    </message>
    <message>
        <source>Exact return</source>
        <translation>Exact rendement</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporteren</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kerncijfer</translation>
    </message>
    <message>
        <source>First bets</source>
        <translation>Eerste inzetten</translation>
    </message>
    <message>
        <source>First two cards</source>
        <translation>Eerste twee kaarten</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Van</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>Van ronde</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Handen</translation>
    </message>
    <message>
        <source>Highest balance</source>
        <translation>Hoogste saldo</translation>
    </message>
    <message numerus="yes">
        <source>In %n rounds whose decisions are valued</source>
        <translation>
            <numerusform>In %n ronde waarvan de beslissingen zijn gewaardeerd</numerusform>
            <numerusform>In %n rondes waarvan de beslissingen zijn gewaardeerd</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest drawdown</source>
        <translation>Langste dal</translation>
    </message>
    <message>
        <source>Longest losing streak</source>
        <translation>Langste verliesreeks</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Langste winstreeks</translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation>Inzoomen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Lost by them</source>
        <translation>Daardoor verloren</translation>
    </message>
    <message>
        <source>Lost in all</source>
        <translation>In totaal verloren</translation>
    </message>
    <message>
        <source>Lost, in per cent</source>
        <translation>Verloren, in procenten</translation>
    </message>
    <message>
        <source>Lowest balance</source>
        <translation>Laagste saldo</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Geluk</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Geluk en kunde</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fouten</translation>
    </message>
    <message numerus="yes">
        <source>Mistakes in %n rounds</source>
        <translation>
            <numerusform>Fouten in %n ronde</numerusform>
            <numerusform>Fouten in %n rondes</numerusform>
        </translation>
    </message>
    <message>
        <source>No decision has been valued yet. The coach values them beside the game, and they appear here.</source>
        <translation>Er is nog geen beslissing gewaardeerd. De coach waardeert ze naast het spel; ze verschijnen hier.</translation>
    </message>
    <message>
        <source>No round has been played yet.</source>
        <translation>Er is nog geen ronde gespeeld.</translation>
    </message>
    <message>
        <source>No round has been played yet. The balance of each one appears here.</source>
        <translation>Er is nog geen ronde gespeeld. Het saldo na elke ronde verschijnt hier.</translation>
    </message>
    <message>
        <source>Only your own hands are counted, not a guest's.</source>
        <translation>Alleen uw eigen handen worden geteld, niet die van een gast.</translation>
    </message>
    <message>
        <source>Over rounds</source>
        <translation>Per ronde</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>In de tijd</translation>
    </message>
    <message>
        <source>Paid by the cards</source>
        <translation>Betaald door de kaarten</translation>
    </message>
    <message>
        <source>Paler: fewer than 30 hands.</source>
        <translation>Bleker: minder dan 30 handen.</translation>
    </message>
    <message>
        <source>Per bet</source>
        <translation>Per inzet</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Grafiek</translation>
    </message>
    <message>
        <source>Point at the picture, or go through it by arrow keys, for its values.</source>
        <translation>Wijs naar de grafiek, of loop erdoor met de pijltoetsen, voor de waarden.</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Gelijkspel</translation>
    </message>
    <message>
        <source>Push, in per cent</source>
        <translation>Gelijkspel, in procenten</translation>
    </message>
    <message>
        <source>Result from</source>
        <translation>Resultaat van</translation>
    </message>
    <message>
        <source>Result of a round</source>
        <translation>Resultaat van een ronde</translation>
    </message>
    <message>
        <source>Result per bet, in per cent</source>
        <translation>Resultaat per inzet, in procenten</translation>
    </message>
    <message>
        <source>Result to</source>
        <translation>Resultaat tot</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultaten</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Rendement</translation>
    </message>
    <message>
        <source>Returns</source>
        <translation>Rendement</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Rounds per hour</source>
        <translation>Rondes per uur</translation>
    </message>
    <message>
        <source>Rounds with mistakes</source>
        <translation>Rondes met fouten</translation>
    </message>
    <message>
        <source>Rounds won: {won} · lost: {lost} · even: {even}</source>
        <translation>Gewonnen rondes: {won} · verloren: {lost} · gelijk: {even}</translation>
    </message>
    <message>
        <source>Rounds {first} to {last}</source>
        <translation>Rondes {first} tot {last}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>See everything</source>
        <translation>Alles tonen</translation>
    </message>
    <message>
        <source>See more</source>
        <translation>Uitzoomen</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Aandeel</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiek</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Overzicht</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabel</translation>
    </message>
    <message>
        <source>The rounds are being added up: {share}</source>
        <translation>De rondes worden opgeteld: {share}</translation>
    </message>
    <message>
        <source>Time at the table</source>
        <translation>Tijd aan de tafel</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Tot</translation>
    </message>
    <message>
        <source>To round</source>
        <translation>Tot ronde</translation>
    </message>
    <message>
        <source>Two standard deviations</source>
        <translation>Twee standaardafwijkingen</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Waarde</translation>
    </message>
    <message>
        <source>What the fields show</source>
        <translation>Wat de vakken tonen</translation>
    </message>
    <message>
        <source>Whose statistics</source>
        <translation>Wiens statistiek</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Won or lost</source>
        <translation>Gewonnen of verloren</translation>
    </message>
    <message>
        <source>Won, in per cent</source>
        <translation>Gewonnen, in procenten</translation>
    </message>
    <message>
        <source>Worst round</source>
        <translation>Slechtste ronde</translation>
    </message>
    <message>
        <source>Worth of your play</source>
        <translation>Waarde van uw spel</translation>
    </message>
    <message>
        <source>You</source>
        <translation>U</translation>
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
        <translation>tussen {low} en {high}</translation>
    </message>
    <message>
        <source>bought in</source>
        <translation>bijgekocht</translation>
    </message>
    <message>
        <source>bought in: {amount}</source>
        <translation>bijgekocht: {amount}</translation>
    </message>
    <message>
        <source>cashed out</source>
        <translation>opgenomen</translation>
    </message>
    <message>
        <source>cashed out: {amount}</source>
        <translation>opgenomen: {amount}</translation>
    </message>
    <message>
        <source>even</source>
        <translation>gelijk</translation>
    </message>
    <message>
        <source>exact return is being worked out</source>
        <translation>exact rendement wordt berekend</translation>
    </message>
    <message>
        <source>exact return with best play</source>
        <translation>exact rendement met het beste spel</translation>
    </message>
    <message>
        <source>exact {share}</source>
        <translation>exact {share}</translation>
    </message>
    <message>
        <source>from lowest to highest</source>
        <translation>van laagste tot hoogste</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>lost by mistakes</source>
        <translation>verloren door fouten</translation>
    </message>
    <message numerus="yes">
        <source>mistakes in %n rounds</source>
        <translation>
            <numerusform>fouten in %n ronde</numerusform>
            <numerusform>fouten in %n rondes</numerusform>
        </translation>
    </message>
    <message>
        <source>return of your first bets, with its 95% interval</source>
        <translation>rendement op uw eerste inzetten, met 95%-interval</translation>
    </message>
    <message>
        <source>return {share}</source>
        <translation>rendement {share}</translation>
    </message>
    <message numerus="yes">
        <source>the triangle stands for %n buy-ins</source>
        <translation>
            <numerusform>de driehoek staat voor %n keer bijkopen</numerusform>
            <numerusform>de driehoek staat voor %n keer bijkopen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the triangle stands for %n cash-outs</source>
        <translation>
            <numerusform>de driehoek staat voor %n keer opnemen</numerusform>
            <numerusform>de driehoek staat voor %n keer opnemen</numerusform>
        </translation>
    </message>
    <message>
        <source>two standard deviations of chance</source>
        <translation>twee standaardafwijkingen van het toeval</translation>
    </message>
    <message>
        <source>what the cards paid</source>
        <translation>wat de kaarten betaalden</translation>
    </message>
    <message>
        <source>what your play was worth</source>
        <translation>wat uw spel waard was</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>{hand} against {up}: no hand yet</source>
        <translation>{hand} tegen {up}: nog geen hand</translation>
    </message>
    <message>
        <source>{hand} against {up}: {hands}; won {won}, push {push}, lost {lost}; {edge} per bet</source>
        <translation>{hand} tegen {up}: {hands}; gewonnen {won}, gelijkspel {push}, verloren {lost}; {edge} per inzet</translation>
    </message>
    <message>
        <source>{hours}:{minutes} h</source>
        <extracomment>A time: hours and minutes.</extracomment>
        <translation>{hours}:{minutes} u</translation>
    </message>
    <message>
        <source>{mistakes} of {valued} cost {cost}, {share} of the bets.</source>
        <translation>{mistakes} van de {valued} kostten {cost}, {share} van de inzetten.</translation>
    </message>
    <message>
        <source>{rounds}, the cards paid {paid} and your play was worth {worth}: luck {luck}.</source>
        <translation>{rounds} betaalden de kaarten {paid} en was uw spel {worth} waard: geluk {luck}.</translation>
    </message>
    <message>
        <source>{rounds}: {mistakes}, {cost}; in all {sum}</source>
        <translation>{rounds}: {mistakes}, {cost}; in totaal {sum}</translation>
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
        <translation>Met deze tabel komt {share} van de inzetten terug.</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Tabel</translation>
    </message>
    <message>
        <source>D</source>
        <extracomment>One letter for "Double" in the strategy chart; the five letters must differ.</extracomment>
        <translation>V</translation>
    </message>
    <message>
        <source>Decline insurance and even money.</source>
        <translation>Neem geen verzekering en geen even money.</translation>
    </message>
    <message>
        <source>Decline insurance.</source>
        <translation>Neem geen verzekering.</translation>
    </message>
    <message>
        <source>Exceptions</source>
        <translation>Uitzonderingen</translation>
    </message>
    <message>
        <source>H</source>
        <extracomment>One letter for "Hit" in the strategy chart; the five letters must differ.</extracomment>
        <translation>K</translation>
    </message>
    <message>
        <source>Hands whose cards say otherwise than their total, and what that gains in per cent of the bet.</source>
        <translation>Handen waarvan de kaarten iets anders zeggen dan het totaal, en wat dat oplevert in procenten van de inzet.</translation>
    </message>
    <message>
        <source>Hard totals</source>
        <translation>Harde totalen</translation>
    </message>
    <message>
        <source>Hard {total}</source>
        <translation>Harde {total}</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In woorden</translation>
    </message>
    <message>
        <source>P</source>
        <extracomment>One letter for "Split" in the strategy chart; the five letters must differ.</extracomment>
        <translation>S</translation>
    </message>
    <message>
        <source>Pair {cards}</source>
        <translation>Paar {cards}</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paren</translation>
    </message>
    <message>
        <source>Point at a field, or go to it by arrow keys, for its values.</source>
        <translation>Wijs een vak aan, of ga erheen met de pijltoetsen, voor de waarden.</translation>
    </message>
    <message>
        <source>R</source>
        <extracomment>One letter for "Surrender" in the strategy chart; the five letters must differ.</extracomment>
        <translation>O</translation>
    </message>
    <message>
        <source>S</source>
        <extracomment>One letter for "Stand" in the strategy chart; the five letters must differ.</extracomment>
        <translation>P</translation>
    </message>
    <message>
        <source>Soft totals</source>
        <translation>Zachte totalen</translation>
    </message>
    <message>
        <source>Soft {total}</source>
        <translation>Zachte {total}</translation>
    </message>
    <message>
        <source>Strategy: {name}</source>
        <translation>Strategie: {name}</translation>
    </message>
    <message>
        <source>Take even money.</source>
        <translation>Neem even money.</translation>
    </message>
    <message>
        <source>The chart could not be worked out.</source>
        <translation>De tabel kon niet worden berekend.</translation>
    </message>
    <message>
        <source>There are no exceptions: the chart is right for all hands of two or three cards.</source>
        <translation>Er zijn geen uitzonderingen: de tabel klopt voor alle handen van twee of drie kaarten.</translation>
    </message>
    <message>
        <source>against {up}</source>
        <translation>tegen {up}</translation>
    </message>
    <message>
        <source>small: where that is not allowed</source>
        <translation>kleine letter: waar dat niet mag</translation>
    </message>
    <message>
        <source>{advice} against {ups}</source>
        <translation>{advice} tegen {ups}</translation>
    </message>
    <message>
        <source>{choice}, else {other}</source>
        <translation>{choice}, anders {other}</translation>
    </message>
    <message>
        <source>{choice}, not {other}</source>
        <translation>{choice}, niet {other}</translation>
    </message>
    <message>
        <source>{hand} against {up}: {advice}. {values}</source>
        <translation>{hand} tegen {up}: {advice}. {values}</translation>
    </message>
    <message>
        <source>{hand}: {advices}.</source>
        <translation>{hand}: {advices}.</translation>
    </message>
</context>
</TS>
