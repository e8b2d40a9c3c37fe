<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Data folder</source>
        <translation>Složka s daty</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
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
        <translation>Verze</translation>
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
        <translation>Částka má nejvýše dvě desetinná místa.</translation>
    </message>
    <message>
        <source>This is no amount. Write it in digits, as {example}.</source>
        <translation>To není částka. Napište ji číslicemi, například {example}.</translation>
    </message>
    <message>
        <source>Write an amount.</source>
        <translation>Napište částku.</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>BALANCE</source>
        <translation>ZŮSTATEK</translation>
    </message>
    <message>
        <source>BET</source>
        <translation>SÁZKA</translation>
    </message>
    <message>
        <source>Balance {amount}</source>
        <translation>Zůstatek {amount}</translation>
    </message>
    <message>
        <source>Bet {amount}</source>
        <translation>Sázka {amount}</translation>
    </message>
    <message>
        <source>WIN</source>
        <translation>VÝHRA</translation>
    </message>
    <message>
        <source>Win {amount}</source>
        <translation>Výhra {amount}</translation>
    </message>
</context>
<context>
    <name>Button</name>
    <message>
        <source>CLEAR</source>
        <translation>ZRUŠIT</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>DEAL</source>
        <translation>ROZDAT</translation>
    </message>
    <message>
        <source>DOUBLE</source>
        <translation>ZDVOJNÁSOBIT</translation>
    </message>
    <message>
        <source>DOUBLE
BET</source>
        <extracomment>May break into two lines at \n.</extracomment>
        <translation>ZDVOJNÁSOBIT
SÁZKU</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rozdat</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Zdvojnásobit</translation>
    </message>
    <message>
        <source>Double bet</source>
        <translation>Zdvojnásobit sázku</translation>
    </message>
    <message>
        <source>EXIT GAME</source>
        <translation>UKONČIT HRU</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Sázka o stejné výši</translation>
    </message>
    <message>
        <source>Exit game</source>
        <translation>Ukončit hru</translation>
    </message>
    <message>
        <source>GAMELOGS</source>
        <translation>ZÁZNAMY HER</translation>
    </message>
    <message>
        <source>Gamelogs</source>
        <translation>Záznamy her</translation>
    </message>
    <message>
        <source>HINT</source>
        <translation>NÁPOVĚDA</translation>
    </message>
    <message>
        <source>HIT</source>
        <translation>VZÍT
DALŠÍ</translation>
    </message>
    <message>
        <source>HOW TO PLAY</source>
        <translation>JAK HRÁT</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Nápověda</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Vzít další</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Jak hrát</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Pojistka</translation>
    </message>
    <message>
        <source>KEYS</source>
        <translation>KLÁVESY</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klávesy</translation>
    </message>
    <message>
        <source>NO</source>
        <translation>NE</translation>
    </message>
    <message>
        <source>No even money</source>
        <translation>Bez sázky o stejné výši</translation>
    </message>
    <message>
        <source>No insurance</source>
        <translation>Bez pojistky</translation>
    </message>
    <message>
        <source>No surrender</source>
        <translation>Nevzdát</translation>
    </message>
    <message>
        <source>REBET</source>
        <translation>OPAKOVAT
SÁZKU</translation>
    </message>
    <message>
        <source>REBET
AND DEAL</source>
        <extracomment>May break into two lines at \n.</extracomment>
        <translation>OPAKOVAT
A ROZDAT</translation>
    </message>
    <message>
        <source>REBUY</source>
        <translation>DOKOUPIT</translation>
    </message>
    <message>
        <source>RULES</source>
        <translation>PRAVIDLA</translation>
    </message>
    <message>
        <source>Rebet</source>
        <translation>Opakovat sázku</translation>
    </message>
    <message>
        <source>Rebet and deal</source>
        <translation>Opakovat a rozdat</translation>
    </message>
    <message>
        <source>Rebuy</source>
        <translation>Dokoupit</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>SETTINGS</source>
        <translation>NASTAVENÍ</translation>
    </message>
    <message>
        <source>SOUND</source>
        <translation>ZVUK</translation>
    </message>
    <message>
        <source>SPLIT</source>
        <translation>ROZDĚLIT</translation>
    </message>
    <message>
        <source>STAND</source>
        <translation>STÁT</translation>
    </message>
    <message>
        <source>STATISTICS</source>
        <translation>STATISTIKA</translation>
    </message>
    <message>
        <source>SURRENDER</source>
        <translation>VZDÁT</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Zvuk</translation>
    </message>
    <message>
        <source>Sound is off</source>
        <translation>Zvuk je vypnutý</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <translation>Zvuk je zapnutý</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Rozdělit</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Stát</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistika</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Vzdát</translation>
    </message>
    <message>
        <source>UNDO</source>
        <translation>ZPĚT</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>VERSION</source>
        <translation>VERZE</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Verze</translation>
    </message>
    <message>
        <source>YES</source>
        <translation>ANO</translation>
    </message>
</context>
<context>
    <name>Caption</name>
    <message numerus="yes">
        <source>%n bets, {total} in all.</source>
        <translation>
            <numerusform>%n sázka, celkem {total}.</numerusform>
            <numerusform>%n sázky, celkem {total}.</numerusform>
            <numerusform>%n sázek, celkem {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boxes</source>
        <translation>
            <numerusform>%n box</numerusform>
            <numerusform>%n boxy</numerusform>
            <numerusform>%n boxů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n even</source>
        <translation>
            <numerusform>%n nerozhodně</numerusform>
            <numerusform>%n nerozhodně</numerusform>
            <numerusform>%n nerozhodně</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n prohrál</numerusform>
            <numerusform>%n prohráli</numerusform>
            <numerusform>%n prohrálo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds were finished for you: see the gamelogs.</source>
        <translation>
            <numerusform>%n kolo bylo dohráno za vás: viz záznamy her.</numerusform>
            <numerusform>%n kola byla dohrána za vás: viz záznamy her.</numerusform>
            <numerusform>%n kol bylo dohráno za vás: viz záznamy her.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n vyhrál</numerusform>
            <numerusform>%n vyhráli</numerusform>
            <numerusform>%n vyhrálo</numerusform>
        </translation>
    </message>
    <message>
        <source>Balance {balance}.</source>
        <translation>Zůstatek {balance}.</translation>
    </message>
    <message>
        <source>Bet {amount}.</source>
        <translation>Sázka {amount}.</translation>
    </message>
    <message>
        <source>Bets: {bets}.</source>
        <translation>Sázky: {bets}.</translation>
    </message>
    <message>
        <source>Boxes {numbers}</source>
        <translation>Boxy {numbers}</translation>
    </message>
    <message>
        <source>Break until {time}.</source>
        <translation>Přestávka do {time}.</translation>
    </message>
    <message>
        <source>Dealer draws {card}.</source>
        <translation>Dealer si bere kartu: {card}.</translation>
    </message>
    <message>
        <source>Dealer takes a face-down card.</source>
        <translation>Dealer si bere skrytou kartu.</translation>
    </message>
    <message>
        <source>Dealer turns over {card}.</source>
        <translation>Dealer odkrývá kartu: {card}.</translation>
    </message>
    <message>
        <source>Doubled: the bet is {bet}, one card follows.</source>
        <translation>Zdvojnásobeno: sázka je {bet}, následuje jedna karta.</translation>
    </message>
    <message>
        <source>Guests: {results}.</source>
        <translation>Hosté: {results}.</translation>
    </message>
    <message>
        <source>Insurance for {cost}?</source>
        <translation>Pojistka za {cost}?</translation>
    </message>
    <message>
        <source>Insured for {amount}.</source>
        <translation>Pojištěno za {amount}.</translation>
    </message>
    <message>
        <source>No even money.</source>
        <translation>Bez sázky o stejné výši.</translation>
    </message>
    <message>
        <source>No insurance.</source>
        <translation>Bez pojistky.</translation>
    </message>
    <message>
        <source>No surrender.</source>
        <translation>List se nevzdává.</translation>
    </message>
    <message>
        <source>Place your bet.</source>
        <translation>Vsaďte si.</translation>
    </message>
    <message>
        <source>Press DEAL when you are ready.</source>
        <translation>Až budete připraveni, stiskněte ROZDAT.</translation>
    </message>
    <message>
        <source>Press a chip to bet, then DEAL.</source>
        <translation>Vsaďte stisknutím žetonu, potom stiskněte ROZDAT.</translation>
    </message>
    <message>
        <source>Press a chip, then a box to bet, then DEAL.</source>
        <translation>Stiskněte žeton, potom box, do kterého sázíte, a nakonec ROZDAT.</translation>
    </message>
    <message numerus="yes">
        <source>Split: %n hands now.</source>
        <translation>
            <numerusform>Rozděleno: teď %n list.</numerusform>
            <numerusform>Rozděleno: teď %n listy.</numerusform>
            <numerusform>Rozděleno: teď %n listů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Surrender and keep {amount}?</source>
        <translation>Vzdát a ponechat si {amount}?</translation>
    </message>
    <message>
        <source>Surrendered.</source>
        <translation>Vzdáno.</translation>
    </message>
    <message>
        <source>The bets are taken back.</source>
        <translation>Sázky jsou vzaty zpět.</translation>
    </message>
    <message>
        <source>The cards are shuffled.</source>
        <translation>Karty se míchají.</translation>
    </message>
    <message>
        <source>The cut card: this is the last round of this shoe.</source>
        <translation>Dělicí karta: toto je poslední kolo z této boty.</translation>
    </message>
    <message>
        <source>The dealer looked: blackjack.</source>
        <translation>Dealer se podíval: blackjack.</translation>
    </message>
    <message>
        <source>The dealer looked: no blackjack.</source>
        <translation>Dealer se podíval: blackjack nemá.</translation>
    </message>
    <message>
        <source>The shoe is shuffled now.</source>
        <translation>Bota se nyní zamíchá.</translation>
    </message>
    <message>
        <source>Total {total}.</source>
        <translation>Součet {total}.</translation>
    </message>
    <message>
        <source>You have blackjack. Take even money, {amount}, now?</source>
        <translation>Máte blackjack. Přijmout teď sázku o stejné výši, {amount}?</translation>
    </message>
    <message>
        <source>You have {cards}, {total}.</source>
        <translation>Vaše karty: {cards}, {total}.</translation>
    </message>
    <message>
        <source>You stand on {total}.</source>
        <translation>Stojíte, součet {total}.</translation>
    </message>
    <message>
        <source>Your bet is {bet}.</source>
        <translation>Vaše sázka je {bet}.</translation>
    </message>
    <message>
        <source>Your bets: {bets}.</source>
        <translation>Vaše sázky: {bets}.</translation>
    </message>
    <message>
        <source>box {box}: {bet}</source>
        <translation>box {box}: {bet}</translation>
    </message>
    <message>
        <source>{amount} more laid to double.</source>
        <translation>Na zdvojnásobení přisazeno {amount}.</translation>
    </message>
    <message>
        <source>{amount} more laid to split.</source>
        <translation>Na rozdělení přisazeno {amount}.</translation>
    </message>
    <message>
        <source>{amount} moved back to the wallet. Balance {balance}.</source>
        <translation>{amount} vráceno na účet. Zůstatek {balance}.</translation>
    </message>
    <message>
        <source>{amount} moved to the table. Balance {balance}.</source>
        <translation>Na stůl převedeno {amount}. Zůstatek {balance}.</translation>
    </message>
    <message>
        <source>{amount} of play money paid in for {name}. Balance {balance}.</source>
        <translation>{amount} herních peněz vloženo pro hráče {name}. Zůstatek {balance}.</translation>
    </message>
    <message>
        <source>{amount} of play money paid in. Wallet {wallet}.</source>
        <translation>Vloženo {amount} herních peněz. Účet {wallet}.</translation>
    </message>
    <message>
        <source>{who} stands on {total}.</source>
        <translation>{who} stojí, součet {total}.</translation>
    </message>
    <message>
        <source>{who}: lost {amount}.</source>
        <translation>{who}: prohra {amount}.</translation>
    </message>
    <message>
        <source>{who}: neither won nor lost.</source>
        <translation>{who}: ani výhra, ani prohra.</translation>
    </message>
    <message>
        <source>{who}: won {amount}.</source>
        <translation>{who}: výhra {amount}.</translation>
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
        <translation>křížová desítka</translation>
    </message>
    <message>
        <source>10 of diamonds</source>
        <translation>kárová desítka</translation>
    </message>
    <message>
        <source>10 of hearts</source>
        <translation>srdcová desítka</translation>
    </message>
    <message>
        <source>10 of spades</source>
        <translation>piková desítka</translation>
    </message>
    <message>
        <source>2 of clubs</source>
        <translation>křížová dvojka</translation>
    </message>
    <message>
        <source>2 of diamonds</source>
        <translation>kárová dvojka</translation>
    </message>
    <message>
        <source>2 of hearts</source>
        <translation>srdcová dvojka</translation>
    </message>
    <message>
        <source>2 of spades</source>
        <translation>piková dvojka</translation>
    </message>
    <message>
        <source>3 of clubs</source>
        <translation>křížová trojka</translation>
    </message>
    <message>
        <source>3 of diamonds</source>
        <translation>kárová trojka</translation>
    </message>
    <message>
        <source>3 of hearts</source>
        <translation>srdcová trojka</translation>
    </message>
    <message>
        <source>3 of spades</source>
        <translation>piková trojka</translation>
    </message>
    <message>
        <source>4 of clubs</source>
        <translation>křížová čtyřka</translation>
    </message>
    <message>
        <source>4 of diamonds</source>
        <translation>kárová čtyřka</translation>
    </message>
    <message>
        <source>4 of hearts</source>
        <translation>srdcová čtyřka</translation>
    </message>
    <message>
        <source>4 of spades</source>
        <translation>piková čtyřka</translation>
    </message>
    <message>
        <source>5 of clubs</source>
        <translation>křížová pětka</translation>
    </message>
    <message>
        <source>5 of diamonds</source>
        <translation>kárová pětka</translation>
    </message>
    <message>
        <source>5 of hearts</source>
        <translation>srdcová pětka</translation>
    </message>
    <message>
        <source>5 of spades</source>
        <translation>piková pětka</translation>
    </message>
    <message>
        <source>6 of clubs</source>
        <translation>křížová šestka</translation>
    </message>
    <message>
        <source>6 of diamonds</source>
        <translation>kárová šestka</translation>
    </message>
    <message>
        <source>6 of hearts</source>
        <translation>srdcová šestka</translation>
    </message>
    <message>
        <source>6 of spades</source>
        <translation>piková šestka</translation>
    </message>
    <message>
        <source>7 of clubs</source>
        <translation>křížová sedmička</translation>
    </message>
    <message>
        <source>7 of diamonds</source>
        <translation>kárová sedmička</translation>
    </message>
    <message>
        <source>7 of hearts</source>
        <translation>srdcová sedmička</translation>
    </message>
    <message>
        <source>7 of spades</source>
        <translation>piková sedmička</translation>
    </message>
    <message>
        <source>8 of clubs</source>
        <translation>křížová osmička</translation>
    </message>
    <message>
        <source>8 of diamonds</source>
        <translation>kárová osmička</translation>
    </message>
    <message>
        <source>8 of hearts</source>
        <translation>srdcová osmička</translation>
    </message>
    <message>
        <source>8 of spades</source>
        <translation>piková osmička</translation>
    </message>
    <message>
        <source>9 of clubs</source>
        <translation>křížová devítka</translation>
    </message>
    <message>
        <source>9 of diamonds</source>
        <translation>kárová devítka</translation>
    </message>
    <message>
        <source>9 of hearts</source>
        <translation>srdcová devítka</translation>
    </message>
    <message>
        <source>9 of spades</source>
        <translation>piková devítka</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>křížové eso</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>kárové eso</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>srdcové eso</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>pikové eso</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>skrytá karta</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>křížový kluk</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>kárový kluk</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>srdcový kluk</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>pikový kluk</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>křížový král</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>kárový král</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>srdcový král</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>pikový král</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>křížová královna</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>kárová královna</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>srdcová královna</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>piková královna</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <extracomment>The last two parts of a list: "ace of hearts and 6 of clubs".</extracomment>
        <translation>{first} a {last}</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>Chip {value}</source>
        <translation>Žeton {value}</translation>
    </message>
    <message>
        <source>Key {key} lays it, Shift+{key} or the right button takes it off.</source>
        <translation>Klávesa {key} jej vsadí, Shift+{key} nebo pravé tlačítko myši jej odebere.</translation>
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
        <translation>Přes</translation>
    </message>
    <message>
        <source>DEALER'S HAND ENDS WITH</source>
        <translation>DEALERŮV LIST SKONČÍ NA</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Nápověda</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Hrát dál</translation>
    </message>
    <message>
        <source>Take even money</source>
        <translation>Vzít sázku o stejné výši</translation>
    </message>
    <message>
        <source>Take insurance</source>
        <translation>Vzít pojistku</translation>
    </message>
    <message>
        <source>The coach is off. It is turned on in the settings.</source>
        <translation>Rádce je vypnutý. Zapíná se v nastavení.</translation>
    </message>
    <message>
        <source>There is nothing to decide now.</source>
        <translation>Teď není o čem rozhodovat.</translation>
    </message>
    <message>
        <source>Too few cards are left in the shoe to tell.</source>
        <translation>V botě zbývá příliš málo karet na odpověď.</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Počítá se…</translation>
    </message>
    <message>
        <source>Worth in per cent of the bet, best first: {choices}.</source>
        <translation>Hodnota v procentech sázky, nejlepší první: {choices}.</translation>
    </message>
    <message>
        <source>in % of the bet</source>
        <translation>v % sázky</translation>
    </message>
    <message>
        <source>{choice} cost {share}</source>
        <translation>{choice}: ztráta {share}</translation>
    </message>
    <message>
        <source>{choice} cost {share} of the bet; {best} was best</source>
        <translation>{choice}: ztráta {share} sázky; nejlepší bylo {best}</translation>
    </message>
    <message>
        <source>{choice} {share}</source>
        <translation>{choice} {share}</translation>
    </message>
    <message>
        <source>{choice}: right</source>
        <translation>{choice}: správně</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>A report without hidden cards is in {file}.</source>
        <translation>Zpráva bez skrytých karet je v {file}.</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Zavřít stůl</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Kopírovat podrobnosti</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Podrobnosti</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Hrát dál</translation>
    </message>
    <message>
        <source>No report could be written; the details are below.</source>
        <translation>Zprávu se nepodařilo zapsat; podrobnosti jsou níže.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Něco se pokazilo</translation>
    </message>
    <message>
        <source>The program made a mistake. Your money and your round are kept; you can go on.</source>
        <translation>Program udělal chybu. Vaše peníze i rozehrané kolo jsou uložené; můžete pokračovat.</translation>
    </message>
</context>
<context>
    <name>Dialog</name>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>Exit</name>
    <message>
        <source>A round is running. It is kept, and goes on just here when you come back.</source>
        <translation>Kolo probíhá. Zůstane uložené a po vašem návratu bude pokračovat přesně odtud.</translation>
    </message>
    <message>
        <source>Exit game</source>
        <translation>Ukončit hru</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Zůstat</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>All that was played after it is lost. The damaged file is kept beside it.</source>
        <translation>Vše, co bylo hráno po ní, je ztraceno. Poškozený soubor zůstane vedle ní.</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Začít znovu</translation>
    </message>
    <message>
        <source>Go on from the backup of {when}?</source>
        <translation>Pokračovat ze zálohy z {when}?</translation>
    </message>
    <message numerus="yes">
        <source>It holds %n rounds, {table} on the table and {wallet} in the wallet.</source>
        <translation>
            <numerusform>Obsahuje %n kolo, {table} na stole a {wallet} na účtu.</numerusform>
            <numerusform>Obsahuje %n kola, {table} na stole a {wallet} na účtu.</numerusform>
            <numerusform>Obsahuje %n kol, {table} na stole a {wallet} na účtu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Please note</source>
        <translation>Upozornění</translation>
    </message>
    <message>
        <source>Some settings in {file} can't be used ({names}), so their defaults hold.</source>
        <translation>Některá nastavení v souboru {file} nelze použít ({names}), platí pro ně výchozí hodnoty.</translation>
    </message>
    <message>
        <source>The game's file {file} is missing. Nothing was changed.</source>
        <translation>Soubor hry {file} chybí. Nic nebylo změněno.</translation>
    </message>
    <message>
        <source>The program made a mistake with the stored game. Please open the table again.</source>
        <translation>Program udělal chybu s uloženou hrou. Otevřete prosím stůl znovu.</translation>
    </message>
    <message>
        <source>The settings in {file} can't be opened, so the defaults hold.</source>
        <translation>Nastavení v souboru {file} nelze otevřít, platí výchozí hodnoty.</translation>
    </message>
    <message>
        <source>The settings in {file} can't be read, so the defaults hold. A copy is kept.</source>
        <translation>Nastavení v souboru {file} nelze přečíst, platí výchozí hodnoty. Kopie zůstává uložená.</translation>
    </message>
    <message>
        <source>The stored game is damaged</source>
        <translation>Uložená hra je poškozená</translation>
    </message>
    <message>
        <source>The stored game is missing</source>
        <translation>Uložená hra chybí</translation>
    </message>
    <message>
        <source>The table can't open</source>
        <translation>Stůl nelze otevřít</translation>
    </message>
    <message>
        <source>The table of {folder} is open already, but does not answer.</source>
        <translation>Stůl ze složky {folder} je už otevřený, ale neodpovídá.</translation>
    </message>
    <message>
        <source>The table of {folder} is open already, now in front; not used: {options}.</source>
        <translation>Stůl ze složky {folder} je už otevřený, nyní v popředí; nepoužito: {options}.</translation>
    </message>
    <message>
        <source>The table of {folder} is open already; it has been brought to the front.</source>
        <translation>Stůl ze složky {folder} je už otevřený a byl přenesen do popředí.</translation>
    </message>
    <message>
        <source>There is no good backup of it. If you begin anew, all that is left of it is kept.</source>
        <translation>Neexistuje žádná neporušená záloha. Pokud začnete znovu, vše, co ze hry zbylo, zůstane uloženo.</translation>
    </message>
    <message>
        <source>There is no space left to write {file}. Nothing is lost that was shown.</source>
        <translation>Na zápis souboru {file} už není místo. Nic z toho, co bylo zobrazeno, se neztratilo.</translation>
    </message>
    <message>
        <source>This brings back the backup of {when}: {command}</source>
        <translation>Zálohu z {when} obnovíte takto: {command}</translation>
    </message>
    <message>
        <source>This could not be kept</source>
        <translation>Toto se nepodařilo uložit</translation>
    </message>
    <message>
        <source>Use the backup</source>
        <translation>Použít zálohu</translation>
    </message>
    <message>
        <source>What was played after it is in the missing file alone. If you begin anew, all backups are kept.</source>
        <translation>Co bylo hráno po ní, je jen v chybějícím souboru. Pokud začnete znovu, všechny zálohy zůstanou uloženy.</translation>
    </message>
    <message>
        <source>{file} belongs to another program. Nothing was changed.</source>
        <translation>Soubor {file} patří jinému programu. Nic nebylo změněno.</translation>
    </message>
    <message>
        <source>{file} can't be written: please check the folder's permissions.</source>
        <translation>Do souboru {file} nelze zapisovat: zkontrolujte oprávnění složky.</translation>
    </message>
    <message>
        <source>{file} could not be read or written: the disk gave an error.</source>
        <translation>Soubor {file} nebylo možné přečíst nebo zapsat: disk ohlásil chybu.</translation>
    </message>
    <message>
        <source>{file} is damaged and can't be played from. Nothing was changed.</source>
        <translation>Soubor {file} je poškozený a nelze z něj hrát. Nic nebylo změněno.</translation>
    </message>
    <message>
        <source>{file} is in use by another bjdesk.</source>
        <translation>Soubor {file} používá jiný bjdesk.</translation>
    </message>
    <message>
        <source>{file} is not there.</source>
        <translation>Soubor {file} neexistuje.</translation>
    </message>
    <message>
        <source>{file} was written by a newer bjdesk: please update. Nothing was changed.</source>
        <translation>Soubor {file} zapsal novější bjdesk: aktualizujte prosím program. Nic nebylo změněno.</translation>
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
        <translation>BLACKJACK VYPLÁCÍ {ratio}</translation>
    </message>
    <message>
        <source>BUST</source>
        <translation>PŘES</translation>
    </message>
    <message>
        <source>Bet {bet}, box {box}</source>
        <translation>Sázka {bet}, box {box}</translation>
    </message>
    <message>
        <source>Blackjack table</source>
        <translation>Blackjackový stůl</translation>
    </message>
    <message>
        <source>Box {box}: bet {bet}</source>
        <translation>Box {box}: sázka {bet}</translation>
    </message>
    <message>
        <source>CHARLIE</source>
        <translation>CHARLIE</translation>
    </message>
    <message>
        <source>Chip {value}</source>
        <translation>Žeton {value}</translation>
    </message>
    <message>
        <source>Dealer hits soft 17</source>
        <translation>Dealer bere na měkkých 17</translation>
    </message>
    <message>
        <source>Dealer stands on all 17s</source>
        <translation>Dealer stojí na všech 17</translation>
    </message>
    <message>
        <source>GIVEN UP</source>
        <extracomment>On a badge: the hand was given up.</extracomment>
        <translation>VZDÁNO</translation>
    </message>
    <message>
        <source>Insurance pays {ratio}</source>
        <translation>Pojistka vyplácí {ratio}</translation>
    </message>
    <message>
        <source>LOSE</source>
        <translation>PROHRA</translation>
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
        <translation>Minimum {least}, maximum {most}. Otevře pravidla.</translation>
    </message>
    <message>
        <source>PUSH</source>
        <translation>REMÍZA</translation>
    </message>
    <message>
        <source>The house wins ties</source>
        <translation>Při shodě vyhrává kasino</translation>
    </message>
    <message>
        <source>WIN</source>
        <translation>VÝHRA</translation>
    </message>
</context>
<context>
    <name>Filter</name>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n kolo</numerusform>
            <numerusform>%n kola</numerusform>
            <numerusform>%n kol</numerusform>
        </translation>
    </message>
    <message>
        <source>All bets, from … to …</source>
        <translation>Všechny sázky, od … do …</translation>
    </message>
    <message>
        <source>Any day</source>
        <translation>Kterýkoli den</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Jakýkoli výsledek</translation>
    </message>
    <message>
        <source>Any rules</source>
        <translation>Jakákoli pravidla</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>Came out even</source>
        <translation>Nerozhodně</translation>
    </message>
    <message>
        <source>Cards: A Ks 10h</source>
        <translation>Karty: A Ks 10h</translation>
    </message>
    <message>
        <source>Costly choice</source>
        <translation>Drahá volba</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>Zdvojnásobeno</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtr</translation>
    </message>
    <message>
        <source>Finished for you</source>
        <translation>Dohráno za vás</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>První den</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>Od … do …</translation>
    </message>
    <message>
        <source>In the round</source>
        <translation>V kole</translation>
    </message>
    <message>
        <source>Insured</source>
        <translation>Pojištěno</translation>
    </message>
    <message>
        <source>Largest bet</source>
        <translation>Nejvyšší sázka</translation>
    </message>
    <message>
        <source>Largest result</source>
        <translation>Nejvyšší výsledek</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Poslední den</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Prohra</translation>
    </message>
    <message>
        <source>No round matches.</source>
        <translation>Žádné kolo neodpovídá.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Search by cards</source>
        <translation>Hledat podle karet</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Zobrazit vše</translation>
    </message>
    <message>
        <source>Smallest bet</source>
        <translation>Nejnižší sázka</translation>
    </message>
    <message>
        <source>Smallest result</source>
        <translation>Nejnižší výsledek</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Rozděleno</translation>
    </message>
    <message>
        <source>Surrendered</source>
        <translation>Vzdáno</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Posledních 30 dní</translation>
    </message>
    <message>
        <source>The last 365 days</source>
        <translation>Posledních 365 dní</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>Posledních 7 dní</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Dnes</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Kdy</translation>
    </message>
    <message>
        <source>Whose rounds</source>
        <translation>Čí kola</translation>
    </message>
    <message>
        <source>With a note</source>
        <translation>S poznámkou</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Výhra</translation>
    </message>
    <message>
        <source>Won or lost, from … to …</source>
        <translation>Výhra nebo prohra, od … do …</translation>
    </message>
    <message>
        <source>Write ranks or cards: A is any ace, Ks the king of spades. Suits are s, h, d and c.</source>
        <translation>Pište hodnoty nebo karty: A je kterékoli eso, Ks pikový král. Barvy jsou s (piky), h (srdce), d (káry) a c (kříže).</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>sázka</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>hledá se…</translation>
    </message>
    <message>
        <source>since {day}</source>
        <translation>od {day}</translation>
    </message>
    <message>
        <source>until {day}</source>
        <translation>do {day}</translation>
    </message>
    <message>
        <source>won or lost</source>
        <translation>výhra nebo prohra</translation>
    </message>
    <message>
        <source>{what} at least {amount}</source>
        <translation>{what} nejméně {amount}</translation>
    </message>
    <message>
        <source>{what} at most {amount}</source>
        <translation>{what} nejvýše {amount}</translation>
    </message>
</context>
<context>
    <name>Gamelog</name>
    <message>
        <source>All bets</source>
        <translation>Všechny sázky</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Zpět k seznamu</translation>
    </message>
    <message>
        <source>Balance after</source>
        <translation>Zůstatek po kole</translation>
    </message>
    <message>
        <source>Balance before</source>
        <translation>Zůstatek před kolem</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Ověřit</translation>
    </message>
    <message>
        <source>Check this round: deal its shoe and play it again</source>
        <translation>Ověřit toto kolo: znovu rozdat jeho botu a kolo znovu sehrát</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Volby</translation>
    </message>
    <message>
        <source>Copy as a picture</source>
        <translation>Kopírovat jako obrázek</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Kopírovat jako text</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Dealt and played again it comes out the same.</source>
        <translation>Znovu rozdáno a sehráno dopadne kolo stejně.</translation>
    </message>
    <message>
        <source>Dealt and played again this round comes out otherwise than it is kept.</source>
        <translation>Znovu rozdáno a sehráno dopadne toto kolo jinak, než je uloženo.</translation>
    </message>
    <message>
        <source>Fingerprint shown before the bet</source>
        <translation>Otisk ukázaný před sázkou</translation>
    </message>
    <message>
        <source>Finished by the program: you had left.</source>
        <translation>Dohrál program: odešli jste.</translation>
    </message>
    <message>
        <source>Insurance {wager}</source>
        <translation>Pojistka {wager}</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Peníze</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Poznámka</translation>
    </message>
    <message>
        <source>Note on this round</source>
        <translation>Poznámka k tomuto kolu</translation>
    </message>
    <message>
        <source>Paid back</source>
        <translation>Vyplaceno</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Přehrát</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Kolo {number}</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semínko</translation>
    </message>
    <message>
        <source>Shoe {number}, from card {card} of {cards}</source>
        <translation>Bota {number}, od karty {card} z {cards}</translation>
    </message>
    <message>
        <source>The seed does not fit the fingerprint that was shown before the bet.</source>
        <translation>Semínko neodpovídá otisku, který byl ukázán před sázkou.</translation>
    </message>
    <message>
        <source>The seed fits its fingerprint. Dealt and played again it comes out the same.</source>
        <translation>Semínko odpovídá svému otisku. Znovu rozdáno a sehráno dopadne kolo stejně.</translation>
    </message>
    <message>
        <source>The seed is shown once the shoe is done.</source>
        <translation>Semínko se ukáže, až bota skončí.</translation>
    </message>
    <message>
        <source>The shoe</source>
        <translation>Bota</translation>
    </message>
    <message>
        <source>This round is not in the file.</source>
        <translation>Toto kolo v souboru není.</translation>
    </message>
    <message>
        <source>Won or lost</source>
        <translation>Výhra nebo prohra</translation>
    </message>
    <message>
        <source>Write a note on this round…</source>
        <translation>Napište poznámku k tomuto kolu…</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Váš list</translation>
    </message>
    <message>
        <source>Your text for the shoe</source>
        <translation>Váš text pro botu</translation>
    </message>
    <message>
        <source>bet {bet}</source>
        <translation>sázka {bet}</translation>
    </message>
    <message>
        <source>cost {share} ({amount})</source>
        <translation>stálo {share} ({amount})</translation>
    </message>
    <message>
        <source>doubled to {wager}</source>
        <translation>zdvojnásobeno na {wager}</translation>
    </message>
    <message>
        <source>right</source>
        <translation>správně</translation>
    </message>
</context>
<context>
    <name>Gamelogs</name>
    <message>
        <source>(finished for you)</source>
        <extracomment>After the result of a round that the program finished because the player had left.</extracomment>
        <translation>(dohráno za vás)</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Zůstatek</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Sázka</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Záznam</translation>
    </message>
    <message>
        <source>Gamelogs</source>
        <translation>Záznamy her</translation>
    </message>
    <message>
        <source>No round has been played yet. The first one appears here.</source>
        <translation>Zatím nebylo odehráno žádné kolo. První se objeví zde.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Round {number}: {what}</source>
        <translation>Kolo {number}: {what}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kola</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Popis</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Čas</translation>
    </message>
    <message>
        <source>Won or lost</source>
        <translation>Výhra/prohra</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Vaše karty</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>sázka</translation>
    </message>
    <message>
        <source>bet doubled</source>
        <translation>zdvojnásobení sázky</translation>
    </message>
    <message>
        <source>bet lost</source>
        <translation>prohraná sázka</translation>
    </message>
    <message>
        <source>bet on a split hand</source>
        <translation>sázka na rozdělený list</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>pojistka</translation>
    </message>
    <message>
        <source>insurance lost</source>
        <translation>prohraná pojistka</translation>
    </message>
    <message>
        <source>insurance paid out</source>
        <translation>pojistka vyplacena</translation>
    </message>
    <message>
        <source>insurance paid out to the table</source>
        <translation>pojistka vyplacená na stůl</translation>
    </message>
    <message>
        <source>insurance winnings</source>
        <translation>výhra z pojistky</translation>
    </message>
    <message>
        <source>paid out</source>
        <translation>vyplaceno</translation>
    </message>
    <message>
        <source>paid out to the table</source>
        <translation>vyplaceno na stůl</translation>
    </message>
    <message>
        <source>play money for the guest</source>
        <translation>herní peníze pro hosta</translation>
    </message>
    <message>
        <source>play money of the first start</source>
        <translation>herní peníze při prvním spuštění</translation>
    </message>
    <message>
        <source>play money paid in for the guest</source>
        <translation>herní peníze vložené pro hosta</translation>
    </message>
    <message>
        <source>play money paid in to the wallet</source>
        <translation>herní peníze vložené na účet</translation>
    </message>
    <message>
        <source>table to wallet</source>
        <translation>ze stolu na účet</translation>
    </message>
    <message>
        <source>wallet to table</source>
        <translation>z účtu na stůl</translation>
    </message>
    <message>
        <source>winnings</source>
        <translation>výhra</translation>
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
        <translation>Blackjack vyhrává {amount}.</translation>
    </message>
    <message>
        <source>Box {box}</source>
        <translation>Box {box}</translation>
    </message>
    <message>
        <source>Bust. You lose {amount}.</source>
        <translation>Přes. Prohráváte {amount}.</translation>
    </message>
    <message>
        <source>Charlie wins {amount}.</source>
        <translation>Charlie vyhrává {amount}.</translation>
    </message>
    <message>
        <source>Dealer shows {card}.</source>
        <translation>Dealer ukazuje: {card}.</translation>
    </message>
    <message>
        <source>Dealer's hand: no cards.</source>
        <translation>Dealerův list: žádné karty.</translation>
    </message>
    <message>
        <source>Dealer's hand: {cards}, shows {total}.</source>
        <translation>Dealerův list: {cards}, viditelný součet {total}.</translation>
    </message>
    <message>
        <source>Dealer's hand: {cards}, total {total}.</source>
        <translation>Dealerův list: {cards}, součet {total}.</translation>
    </message>
    <message>
        <source>Even money wins {amount}.</source>
        <translation>Sázka o stejné výši vyhrává {amount}.</translation>
    </message>
    <message>
        <source>Hand {hand}</source>
        <translation>List {hand}</translation>
    </message>
    <message>
        <source>Hand {hand} of {hands}</source>
        <translation>List {hand} z {hands}</translation>
    </message>
    <message>
        <source>Insurance loses {amount}.</source>
        <translation>Pojistka prohrává {amount}.</translation>
    </message>
    <message>
        <source>Insurance wins {amount}.</source>
        <translation>Pojistka vyhrává {amount}.</translation>
    </message>
    <message>
        <source>Push. Your bet of {bet} comes back.</source>
        <translation>Remíza. Vaše sázka {bet} se vrací.</translation>
    </message>
    <message>
        <source>Surrendered. You lose {amount}.</source>
        <translation>Vzdáno. Prohráváte {amount}.</translation>
    </message>
    <message>
        <source>You lose {amount}.</source>
        <translation>Prohráváte {amount}.</translation>
    </message>
    <message>
        <source>You win {amount}.</source>
        <translation>Vyhráváte {amount}.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Váš list</translation>
    </message>
    <message>
        <source>active</source>
        <extracomment>Said of the hand that is being played.</extracomment>
        <translation>na řadě</translation>
    </message>
    <message>
        <source>bet {bet}</source>
        <translation>sázka {bet}</translation>
    </message>
    <message>
        <source>blackjack</source>
        <translation>blackjack</translation>
    </message>
    <message>
        <source>loses {amount}</source>
        <translation>prohrává {amount}</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>žádné karty</translation>
    </message>
    <message>
        <source>push</source>
        <translation>remíza</translation>
    </message>
    <message>
        <source>soft {total}</source>
        <extracomment>A total in which an ace counts 11.</extracomment>
        <translation>měkkých {total}</translation>
    </message>
    <message>
        <source>surrendered</source>
        <extracomment>Said of a hand that was given up and waits for its half.</extracomment>
        <translation>vzdáno</translation>
    </message>
    <message>
        <source>surrendered, loses {amount}</source>
        <translation>po vzdání prohrává {amount}</translation>
    </message>
    <message>
        <source>total {total}</source>
        <translation>součet {total}</translation>
    </message>
    <message>
        <source>wins {amount}</source>
        <translation>vyhrává {amount}</translation>
    </message>
    <message>
        <source>{box}, hand {hand}</source>
        <translation>{box}, list {hand}</translation>
    </message>
    <message>
        <source>{box}, hand {hand} of {hands}</source>
        <translation>{box}, list {hand} z {hands}</translation>
    </message>
    <message>
        <source>{total}, bust</source>
        <translation>{total}, přes</translation>
    </message>
    <message>
        <source>{who}: push.</source>
        <translation>{who}: remíza.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>A button that is grey says why: rest the mouse on it.</source>
        <translation>Šedé tlačítko řekne proč: nechte na něm myš.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Jedno kolo</translation>
    </message>
    <message>
        <source>A round may be left at any moment: every step is saved before you see it, and the next start goes on with the same next card.</source>
        <translation>Kolo můžete kdykoli opustit: každý krok se uloží dřív, než jej uvidíte, a příští spuštění pokračuje stejnou další kartou.</translation>
    </message>
    <message>
        <source>Backups are made by themselves, when the table is closed and while you play, in {folder}. If the stored game is damaged, the next start offers the newest one.</source>
        <translation>Zálohy vznikají samy, při zavření stolu i během hry, ve složce {folder}. Je-li uložená hra poškozená, příští spuštění nabídne nejnovější zálohu.</translation>
    </message>
    <message>
        <source>Backups, and another machine</source>
        <translation>Zálohy a jiný počítač</translation>
    </message>
    <message>
        <source>Every button shows its key. {key} lists all keys; {settings} gives other keys to them.</source>
        <translation>Každé tlačítko ukazuje svou klávesu. {key} ukáže všechny klávesy; {settings}: tam je změníte.</translation>
    </message>
    <message>
        <source>If the program makes a mistake, it writes {report} into the data folder, and sends it nowhere.</source>
        <translation>Udělá-li program chybu, zapíše soubor {report} do složky s daty a nikam jej neposílá.</translation>
    </message>
    <message>
        <source>Mouse and keys</source>
        <translation>Myš a klávesy</translation>
    </message>
    <message>
        <source>Press a chip to bet it, then {deal}. The hand nearer to 21 wins; one above 21 is lost.</source>
        <translation>Stisknutím žetonu jej vsadíte, pak stiskněte {deal}. Vyhrává list, který je blíže k 21; nad 21 je prohra.</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Soukromí</translation>
    </message>
    <message>
        <source>Rounds, money, backups and your own rule sets lie in {folder}.</source>
        <translation>Kola, peníze, zálohy a vaše vlastní sady pravidel leží ve složce {folder}.</translation>
    </message>
    <message>
        <source>The left button lays a chip, the right button or the wheel takes it off; a double click on a bet clears it.</source>
        <translation>Levé tlačítko myši žeton vsadí, pravé nebo kolečko jej odebere; dvojklik na sázku ji zruší.</translation>
    </message>
    <message>
        <source>The money</source>
        <translation>Peníze</translation>
    </message>
    <message>
        <source>The results stay until you go on: {rebet} lays the same bet again, {rebet_and_deal} deals at once as well.</source>
        <translation>Výsledky zůstanou, dokud nebudete pokračovat: {rebet} položí stejnou sázku, {rebet_and_deal} navíc hned rozdá.</translation>
    </message>
    <message>
        <source>The settings lie in {file}.</source>
        <translation>Nastavení leží v souboru {file}.</translation>
    </message>
    <message>
        <source>Where your data lie</source>
        <translation>Kde leží vaše data</translation>
    </message>
    <message>
        <source>Whoever removes the program keeps all this.</source>
        <translation>Po odebrání programu to všechno zůstane.</translation>
    </message>
    <message>
        <source>With a screen reader, {hand} says your hand, {dealer} the dealer's, {money} bet and balance, {table} the whole table, and {again} the last sentence again.</source>
        <translation>Se čtečkou obrazovky přečte {hand} váš list, {dealer} list dealera, {money} sázku a zůstatek, {table} celý stůl a {again} znovu poslední větu.</translation>
    </message>
    <message>
        <source>bjdesk uses no network and sends nothing to anybody. This help needs none either.</source>
        <translation>bjdesk nepoužívá síť a nikomu nic neposílá. Ani tento návod ji nepotřebuje.</translation>
    </message>
    <message>
        <source>{hit} takes another card, {stand} keeps the hand as it is. {double} doubles the bet for one last card, {split} makes two hands of a pair.</source>
        <translation>{hit} přidá další kartu, {stand} nechá list tak, jak je. {double} zdvojnásobí sázku za jednu poslední kartu, {split} udělá z páru dva listy.</translation>
    </message>
    <message>
        <source>{larger} and {smaller} change the size of the text, {language} the language; {full} fills the screen.</source>
        <translation>{larger} a {smaller} mění velikost textu, {language} jazyk; {full} vyplní obrazovku.</translation>
    </message>
    <message>
        <source>{rebuy} ({key}) opens the cashier: it brings money from the wallet to the table, and fills the wallet.</source>
        <translation>{rebuy} ({key}) otevře pokladnu: ta převádí peníze z účtu na stůl a účet doplňuje.</translation>
    </message>
    <message>
        <source>{rules} ({key}) tells the rules of this table; there are other rules to choose, and practice.</source>
        <translation>{rules} ({key}) řekne pravidla tohoto stolu; tam se volí i jiná pravidla nebo cvičení.</translation>
    </message>
    <message>
        <source>{settings}, “{data}”: everything in one file, to keep elsewhere or to go on with on another machine. The same place brings it back, or removes all of it.</source>
        <translation>{settings}, „{data}“: všechno v jednom souboru, k uložení jinam nebo k pokračování na jiném počítači. Na stejném místě se dá vrátit zpět, nebo všechno odstranit.</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n kolo</numerusform>
            <numerusform>%n kola</numerusform>
            <numerusform>%n kol</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule sets of your own</source>
        <translation>
            <numerusform>%n vlastní sada pravidel</numerusform>
            <numerusform>%n vlastní sady pravidel</numerusform>
            <numerusform>%n vlastních sad pravidel</numerusform>
        </translation>
    </message>
    <message>
        <source>All movements of money</source>
        <translation>Všechny pohyby peněz</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Všechna kola</translation>
    </message>
    <message>
        <source>All rounds, all money, the settings, your own rule sets and all backups are removed for good. The table then opens as at the first start.</source>
        <translation>Všechna kola, všechny peníze, nastavení, vaše vlastní sady pravidel a všechny zálohy budou navždy smazány. Stůl se pak otevře jako při prvním spuštění.</translation>
    </message>
    <message>
        <source>BRING HERE</source>
        <translation>PŘINÉST SEM</translation>
    </message>
    <message>
        <source>Bring everything here</source>
        <translation>Přinést vše sem</translation>
    </message>
    <message>
        <source>Bring everything here…</source>
        <translation>Přinést vše sem…</translation>
    </message>
    <message>
        <source>Bring it here</source>
        <translation>Přinést sem</translation>
    </message>
    <message>
        <source>For a spreadsheet or another program.</source>
        <translation>Pro tabulkový nebo jiný program.</translation>
    </message>
    <message>
        <source>From such a file; what is here now is kept beside it.</source>
        <translation>Z takového souboru; co je zde teď, zůstane uloženo vedle.</translation>
    </message>
    <message>
        <source>It lies in {folder}.</source>
        <translation>Leží ve složce {folder}.</translation>
    </message>
    <message>
        <source>Kind of file</source>
        <translation>Druh souboru</translation>
    </message>
    <message>
        <source>REMOVE</source>
        <translation>SMAZAT</translation>
    </message>
    <message>
        <source>Remove everything</source>
        <translation>Smazat vše</translation>
    </message>
    <message>
        <source>Remove everything…</source>
        <translation>Smazat vše…</translation>
    </message>
    <message>
        <source>Rounds, money, settings and your own rule sets in one file.</source>
        <translation>Kola, peníze, nastavení a vlastní sady pravidel v jednom souboru.</translation>
    </message>
    <message>
        <source>Rounds, money, settings, rule sets and backups go for good.</source>
        <translation>Kola, peníze, nastavení, sady pravidel i zálohy navždy zmizí.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Uložit jako</translation>
    </message>
    <message>
        <source>TAKE ALONG</source>
        <translation>PŘENÉST</translation>
    </message>
    <message>
        <source>Take everything to another machine…</source>
        <translation>Přenést vše na jiný počítač…</translation>
    </message>
    <message>
        <source>Taking everything along</source>
        <translation>Balí se vše</translation>
    </message>
    <message>
        <source>The file holds {rounds}, {table} on the table, {wallet} in the wallet, and {sets}. It takes the place of all that is here, which is kept beside it; the table closes and opens again.</source>
        <translation>V souboru: {rounds}, na stole {table}, na účtu {wallet}, {sets}. Nahradí vše, co je zde; to zůstane uloženo vedle. Stůl se zavře a znovu otevře.</translation>
    </message>
    <message>
        <source>Type the word “{word}” to go on:</source>
        <translation>Pro pokračování napište slovo „{word}“:</translation>
    </message>
    <message>
        <source>WRITE OUT</source>
        <translation>EXPORT</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>What is broken off leaves nothing behind.</source>
        <translation>Co přerušíte, po sobě nic nezanechá.</translation>
    </message>
    <message>
        <source>Write out…</source>
        <translation>Exportovat…</translation>
    </message>
    <message>
        <source>Writing out</source>
        <translation>Exportuje se</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Vaše data</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>smazat</translation>
    </message>
    <message>
        <source>{file} is written.</source>
        <translation>Soubor {file} je uložen.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>All keys as they came</source>
        <translation>Obnovit všechny klávesy</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Vždy</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>Sázení</translation>
    </message>
    <message>
        <source>Esc or any other key puts this list away. Other keys can be chosen in the settings.</source>
        <translation>Esc nebo jakákoli klávesa seznam zavře. Jiné klávesy lze zvolit v nastavení.</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Celá obrazovka</translation>
    </message>
    <message>
        <source>Its own key is in use for something else. Reset that first.</source>
        <translation>Původní klávesa teď slouží jinému úkonu. Obnovte nejdřív ten.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klávesy</translation>
    </message>
    <message>
        <source>Keys with Alt belong to the system.</source>
        <translation>Klávesy s Alt patří systému.</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Větší text</translation>
    </message>
    <message>
        <source>Lay a chip</source>
        <translation>Položit žeton</translation>
    </message>
    <message>
        <source>Next language</source>
        <translation>Další jazyk</translation>
    </message>
    <message>
        <source>No to a question</source>
        <translation>Ne na otázku</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Press a key's button, then the key that it shall be.</source>
        <translation>Stiskněte tlačítko u klávesy a potom klávesu, která ji má nahradit.</translation>
    </message>
    <message>
        <source>Press a key…</source>
        <translation>Stiskněte klávesu…</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Otázky</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Obnovit</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>Said aloud</source>
        <translation>Nahlas</translation>
    </message>
    <message>
        <source>Say bet and balance</source>
        <translation>Přečíst sázku a zůstatek</translation>
    </message>
    <message>
        <source>Say it again</source>
        <translation>Zopakovat</translation>
    </message>
    <message>
        <source>Say my hand</source>
        <translation>Přečíst můj list</translation>
    </message>
    <message>
        <source>Say the dealer's hand</source>
        <translation>Přečíst dealerův list</translation>
    </message>
    <message>
        <source>Say the whole table</source>
        <translation>Přečíst celý stůl</translation>
    </message>
    <message>
        <source>Skip motion, close</source>
        <translation>Přeskočit pohyb, zavřít</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Menší text</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Zapnout nebo vypnout zvuk</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mezerník</translation>
    </message>
    <message>
        <source>Space presses the button that has the focus.</source>
        <translation>Mezerník stiskne tlačítko, které je vybrané.</translation>
    </message>
    <message>
        <source>Tab moves from one button to the next.</source>
        <translation>Tabulátor přechází mezi tlačítky.</translation>
    </message>
    <message>
        <source>Take a chip off</source>
        <translation>Odebrat žeton</translation>
    </message>
    <message>
        <source>The digits 1 to 6 lay chips on every keyboard.</source>
        <translation>Číslice 1 až 6 na každé klávesnici sázejí žetony.</translation>
    </message>
    <message>
        <source>This key has no name.</source>
        <translation>Tato klávesa nemá název.</translation>
    </message>
    <message>
        <source>This list of keys</source>
        <translation>Tento seznam</translation>
    </message>
    <message>
        <source>Yes to a question</source>
        <translation>Ano na otázku</translation>
    </message>
    <message>
        <source>{key} is the key of “{other}”. Give that another key first.</source>
        <translation>{key} je klávesa pro „{other}“. Nejdřív jí přidělte jinou.</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>Account</source>
        <translation>Zdroj</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Zůstatek</translation>
    </message>
    <message>
        <source>From the table to the wallet</source>
        <translation>Ze stolu na účet</translation>
    </message>
    <message>
        <source>From the wallet to the table</source>
        <translation>Z účtu na stůl</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Příjem</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Pohyby peněz</translation>
    </message>
    <message>
        <source>No money has moved here yet.</source>
        <translation>Zde se zatím žádné peníze nepohnuly.</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Výdej</translation>
    </message>
    <message>
        <source>Play money paid in</source>
        <translation>Vložené herní peníze</translation>
    </message>
    <message>
        <source>Play money to begin with</source>
        <translation>Herní peníze do začátku</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Kolo {number}</translation>
    </message>
    <message>
        <source>Statement…</source>
        <translation>Výpis…</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stůl</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>Účet</translation>
    </message>
</context>
<context>
    <name>Money</name>
    <message>
        <source>Not enough on the table</source>
        <translation>Na stole není dost</translation>
    </message>
    <message>
        <source>Rebuy</source>
        <translation>Dokoupit</translation>
    </message>
    <message>
        <source>This is play money: it can't be bought, and nothing of it can be paid out.</source>
        <translation>Toto jsou herní peníze: nelze je koupit a nic z nich nelze vyplatit.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>GOT IT</source>
        <translation>ROZUMÍM</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Rozumím</translation>
    </message>
    <message>
        <source>It can't be bought or paid out.</source>
        <translation>Nelze je koupit ani vyplatit.</translation>
    </message>
    <message>
        <source>You play for play money.</source>
        <translation>Hrajete o herní peníze.</translation>
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
        <translation>Přes</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Charlie</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Sázka o stejné výši</translation>
    </message>
    <message>
        <source>Lose</source>
        <translation>Prohra</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Remíza</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Vzdáno</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Výhra</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>AGAIN</source>
        <translation>ZNOVU</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Znovu</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Náhodně</translation>
    </message>
    <message>
        <source>BACK</source>
        <translation>ZPĚT</translation>
    </message>
    <message>
        <source>BACK TO THE TABLE</source>
        <translation>KE STOLU</translation>
    </message>
    <message>
        <source>BET</source>
        <translation>SÁZKA</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zpět ke stolu</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Zůstatek</translation>
    </message>
    <message>
        <source>Box {box}</source>
        <translation>Box {box}</translation>
    </message>
    <message>
        <source>Box {box}, bet</source>
        <translation>Box {box}, sázka</translation>
    </message>
    <message>
        <source>Box {box}, first card</source>
        <translation>Box {box}, první karta</translation>
    </message>
    <message>
        <source>Box {box}, second card</source>
        <translation>Box {box}, druhá karta</translation>
    </message>
    <message>
        <source>Box {box}: the bet must be a multiple of {chip}, the smallest chip.</source>
        <translation>Box {box}: sázka musí být násobkem {chip}, nejmenšího žetonu.</translation>
    </message>
    <message>
        <source>Box {box}: the highest bet is {most}.</source>
        <translation>Box {box}: nejvyšší sázka je {most}.</translation>
    </message>
    <message>
        <source>Box {box}: the least bet is {least}.</source>
        <translation>Box {box}: nejnižší sázka je {least}.</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Dealer's hole card</source>
        <translation>Skrytá karta dealera</translation>
    </message>
    <message>
        <source>Dealer's up card</source>
        <translation>Odkrytá karta dealera</translation>
    </message>
    <message>
        <source>FIRST CARD</source>
        <translation>PRVNÍ KARTA</translation>
    </message>
    <message>
        <source>HOLE CARD</source>
        <translation>SKRYTÁ KARTA</translation>
    </message>
    <message>
        <source>NEXT CARDS, IN THEIR ORDER</source>
        <translation>DALŠÍ KARTY V TOMTO POŘADÍ</translation>
    </message>
    <message>
        <source>Next card {number}</source>
        <translation>Další karta {number}</translation>
    </message>
    <message>
        <source>No money moves, and nothing is kept. AGAIN deals the same cards.</source>
        <translation>Nehraje se o peníze a nic se neukládá. ZNOVU rozdá tytéž karty.</translation>
    </message>
    <message>
        <source>One card is chosen {count} times; the shoe holds it {packs} times.</source>
        <translation>Jedna karta je zvolena {count}×; bota ji má {packs}×.</translation>
    </message>
    <message>
        <source>Practice: no money moves.</source>
        <translation>Cvičení: nehraje se o peníze.</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Cvičit</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>SECOND CARD</source>
        <translation>DRUHÁ KARTA</translation>
    </message>
    <message>
        <source>SET UP…</source>
        <translation>PŘIPRAVIT…</translation>
    </message>
    <message>
        <source>Set up a hand</source>
        <translation>Připravit list</translation>
    </message>
    <message>
        <source>The bets are {bets} together; the balance is {balance}.</source>
        <translation>Sázky činí dohromady {bets}; zůstatek je {balance}.</translation>
    </message>
    <message>
        <source>UP CARD</source>
        <translation>ODKRYTÁ KARTA</translation>
    </message>
    <message>
        <source>Write a bet at one box at least.</source>
        <translation>Napište sázku aspoň u jednoho boxu.</translation>
    </message>
    <message>
        <source>bjdesk: practice, no money moves</source>
        <translation>bjdesk: cvičení, nehraje se o peníze</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Costs {cost}. Pays 2 to 1 if the dealer has blackjack.</source>
        <translation>Stojí {cost}. Vyplácí 2:1, má-li dealer blackjack.</translation>
    </message>
    <message>
        <source>Even money?</source>
        <translation>Sázka o stejné výši?</translation>
    </message>
    <message>
        <source>Insurance?</source>
        <translation>Pojistka?</translation>
    </message>
    <message>
        <source>Surrender?</source>
        <translation>Vzdát?</translation>
    </message>
    <message>
        <source>Wins {amount} for certain. Otherwise a dealer's blackjack is a push.</source>
        <translation>Jistá výhra {amount}. Jinak je dealerův blackjack remíza.</translation>
    </message>
    <message>
        <source>You get {amount} back and the hand is over.</source>
        <translation>Vrátí se vám {amount} a list končí.</translation>
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
        <translation>Částka</translation>
    </message>
    <message>
        <source>BETS</source>
        <translation>SÁZKY</translation>
    </message>
    <message>
        <source>Cash out</source>
        <translation>Vybrat</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>Pokladna</translation>
    </message>
    <message>
        <source>FROM THE TABLE TO THE WALLET</source>
        <translation>ZE STOLU NA ÚČET</translation>
    </message>
    <message>
        <source>FROM THE WALLET TO THE TABLE</source>
        <translation>Z ÚČTU NA STŮL</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Peníze</translation>
    </message>
    <message>
        <source>PLAY MONEY FOR A GUEST</source>
        <translation>HERNÍ PENÍZE PRO HOSTA</translation>
    </message>
    <message>
        <source>PLAY MONEY INTO THE WALLET</source>
        <translation>HERNÍ PENÍZE NA ÚČET</translation>
    </message>
    <message>
        <source>Pay in</source>
        <translation>Vložit</translation>
    </message>
    <message>
        <source>Rebuy</source>
        <translation>Dokoupit</translation>
    </message>
    <message>
        <source>TABLE</source>
        <translation>STŮL</translation>
    </message>
    <message>
        <source>WALLET</source>
        <translation>ÚČET</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>A computer player bets here. Press the seat under the circle to take the box.</source>
        <translation>Zde sází počítačový hráč. Box převezmete stiskem místa pod kruhem.</translation>
    </message>
    <message numerus="yes">
        <source>A name has 1 to %n letters or other signs.</source>
        <translation>
            <numerusform>Jméno má jeden znak.</numerusform>
            <numerusform>Jméno má 1 až %n znaky.</numerusform>
            <numerusform>Jméno má 1 až %n znaků.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new bet has begun. Clear it to repeat the last one.</source>
        <translation>Začala nová sázka. Chcete-li zopakovat minulou, zrušte ji.</translation>
    </message>
    <message>
        <source>A round is running. Bets can be laid when it is over.</source>
        <translation>Kolo probíhá. Vsadit je možné, až skončí.</translation>
    </message>
    <message>
        <source>A round is running. Money can be moved when it is over.</source>
        <translation>Kolo probíhá. Peníze je možné převést, až skončí.</translation>
    </message>
    <message>
        <source>A round is running. Seats can be changed when it is over.</source>
        <translation>Kolo probíhá. Místa lze změnit, až skončí.</translation>
    </message>
    <message>
        <source>A split ace gets one card only.</source>
        <translation>Rozdělené eso dostane jen jednu kartu.</translation>
    </message>
    <message>
        <source>AGAIN begins anew, with the first balance.</source>
        <translation>ZNOVU začne od začátku s prvním zůstatkem.</translation>
    </message>
    <message>
        <source>Aces may be split only once at this table.</source>
        <translation>U tohoto stolu je možné esa rozdělit jen jednou.</translation>
    </message>
    <message>
        <source>After a resumed round the bet can't be repeated. Lay a new one.</source>
        <translation>Po obnoveném kole nelze sázku zopakovat. Vsaďte znovu.</translation>
    </message>
    <message>
        <source>After a split there is no doubling at this table.</source>
        <translation>U tohoto stolu nelze po rozdělení zdvojnásobit.</translation>
    </message>
    <message>
        <source>An insured box may no longer double or split.</source>
        <translation>Pojištěný box už nesmí zdvojnásobit ani rozdělit.</translation>
    </message>
    <message>
        <source>No hand is in play. Bet and press DEAL first.</source>
        <translation>Žádný list není ve hře. Nejprve vsaďte a stiskněte ROZDAT.</translation>
    </message>
    <message>
        <source>Not enough for {guest}: {missing} is missing. The guest's seat lets pay in.</source>
        <translation>Host {guest} nemá dost peněz: chybí {missing}. Vložit je lze na místě hosta.</translation>
    </message>
    <message>
        <source>Not enough: doubling costs {bet}, balance {balance}.</source>
        <translation>Nestačí: zdvojnásobení stojí {bet}, zůstatek {balance}.</translation>
    </message>
    <message>
        <source>Not enough: the bet is {bet}, balance {balance}.</source>
        <translation>Nestačí: sázka je {bet}, zůstatek {balance}.</translation>
    </message>
    <message>
        <source>Not enough: the chip is {bet}, balance {balance}.</source>
        <translation>Nestačí: žeton je {bet}, zůstatek {balance}.</translation>
    </message>
    <message>
        <source>Not enough: the minimum is {bet}, balance {balance}.</source>
        <translation>Nestačí: minimum je {bet}, zůstatek {balance}.</translation>
    </message>
    <message>
        <source>Not enough: this costs {cost}, balance {balance}.</source>
        <translation>Nestačí: stojí to {cost}, zůstatek {balance}.</translation>
    </message>
    <message>
        <source>Only 10 and 11 may be doubled.</source>
        <translation>Zdvojnásobit lze jen na 10 a 11.</translation>
    </message>
    <message>
        <source>Only 9, 10 and 11 may be doubled.</source>
        <translation>Zdvojnásobit lze jen na 9, 10 a 11.</translation>
    </message>
    <message>
        <source>Only as the first decision, and not after a split.</source>
        <translation>Jen jako první rozhodnutí a ne po rozdělení.</translation>
    </message>
    <message>
        <source>Only hard 10 and 11 may be doubled.</source>
        <translation>Zdvojnásobit lze jen na tvrdých 10 a 11.</translation>
    </message>
    <message>
        <source>Only hard 9, 10 and 11 may be doubled.</source>
        <translation>Zdvojnásobit lze jen na tvrdých 9, 10 a 11.</translation>
    </message>
    <message>
        <source>Only two cards of the same rank may be split.</source>
        <translation>Rozdělit lze jen dvě karty téhož druhu.</translation>
    </message>
    <message>
        <source>Only two cards of the same value may be split.</source>
        <translation>Rozdělit lze jen dvě karty stejné hodnoty.</translation>
    </message>
    <message>
        <source>Only with the first two cards of a hand.</source>
        <translation>Jen s prvními dvěma kartami listu.</translation>
    </message>
    <message>
        <source>Please answer the question first.</source>
        <translation>Nejprve odpovězte na otázku.</translation>
    </message>
    <message>
        <source>Press {key} to rebuy.</source>
        <translation>Stisknutím {key} můžete dokoupit.</translation>
    </message>
    <message>
        <source>Rebuy is possible when the round is over.</source>
        <translation>Dokoupit je možné, až kolo skončí.</translation>
    </message>
    <message>
        <source>Take an amount above zero.</source>
        <translation>Zadejte částku větší než nula.</translation>
    </message>
    <message numerus="yes">
        <source>The box has all its %n hands, more are not possible.</source>
        <translation>
            <numerusform>Box už má svůj jediný list, víc jich mít nemůže.</numerusform>
            <numerusform>Box už má všechny %n listy, víc jich mít nemůže.</numerusform>
            <numerusform>Box už má všech %n listů, víc jich mít nemůže.</numerusform>
        </translation>
    </message>
    <message>
        <source>The box is played so already.</source>
        <translation>Box se už takto hraje.</translation>
    </message>
    <message>
        <source>The computer player is at its turn.</source>
        <translation>Na tahu je počítačový hráč.</translation>
    </message>
    <message>
        <source>The maximum is {maximum}.</source>
        <translation>Maximum je {maximum}.</translation>
    </message>
    <message>
        <source>The minimum is {minimum}: {missing} is missing.</source>
        <translation>Minimum je {minimum}: chybí {missing}.</translation>
    </message>
    <message>
        <source>The only box of this table is yours.</source>
        <translation>Jediný box tohoto stolu je váš.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Kolo skončilo.</translation>
    </message>
    <message>
        <source>The same bet already lies on the table.</source>
        <translation>Stejná sázka už na stole leží.</translation>
    </message>
    <message>
        <source>The shoe has too few cards for so many boxes.</source>
        <translation>V botě je pro tolik boxů málo karet.</translation>
    </message>
    <message>
        <source>The smallest chip is {chip}: money comes to the table in multiples of it.</source>
        <translation>Nejmenší žeton je {chip}: peníze přicházejí na stůl v jeho násobcích.</translation>
    </message>
    <message>
        <source>The table had already changed. Please press again.</source>
        <translation>Stůl se už změnil. Stiskněte prosím znovu.</translation>
    </message>
    <message>
        <source>The table holds only {balance}: {missing} is missing.</source>
        <translation>Na stole je jen {balance}: chybí {missing}.</translation>
    </message>
    <message>
        <source>The text is too long, or holds signs that can't be kept.</source>
        <translation>Text je příliš dlouhý nebo obsahuje znaky, které nelze uložit.</translation>
    </message>
    <message>
        <source>The wallet holds only {wallet}: {missing} is missing.</source>
        <translation>Na účtu je jen {wallet}: chybí {missing}.</translation>
    </message>
    <message>
        <source>There is no bet yet. Press a chip first.</source>
        <translation>Zatím není vsazeno. Nejprve stiskněte žeton.</translation>
    </message>
    <message>
        <source>There is no doubling at this table.</source>
        <translation>U tohoto stolu nelze zdvojnásobit.</translation>
    </message>
    <message>
        <source>There is no earlier bet to repeat.</source>
        <translation>Není žádná dřívější sázka, kterou by šlo zopakovat.</translation>
    </message>
    <message>
        <source>There is no guest of this name.</source>
        <translation>Host tohoto jména tu není.</translation>
    </message>
    <message>
        <source>There is no splitting at this table.</source>
        <translation>U tohoto stolu nelze rozdělit.</translation>
    </message>
    <message>
        <source>There is no such box at this table.</source>
        <translation>Takový box u tohoto stolu není.</translation>
    </message>
    <message>
        <source>There is no such chip here.</source>
        <translation>Takový žeton tu není.</translation>
    </message>
    <message>
        <source>There is no surrender at this table.</source>
        <translation>U tohoto stolu se nelze vzdát.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Není co vrátit zpět.</translation>
    </message>
    <message>
        <source>This amount can't be paid in. Take one above zero and not too large.</source>
        <translation>Tuto částku nelze vložit. Zvolte částku větší než nula, ale ne příliš velkou.</translation>
    </message>
    <message>
        <source>This is a replay: what happened is shown, and nothing can be changed.</source>
        <translation>Toto je záznam: ukazuje, co se stalo, a nic nelze změnit.</translation>
    </message>
    <message>
        <source>This is not asked now.</source>
        <translation>Na to se teď nikdo neptá.</translation>
    </message>
    <message>
        <source>This is practice: no money moves, and nothing is kept.</source>
        <translation>Toto je cvičení: nehraje se o peníze a nic se neukládá.</translation>
    </message>
    <message>
        <source>You have already said no to surrender.</source>
        <translation>Vzdát se jste už odmítli.</translation>
    </message>
    <message>
        <source>You take a break until {time}. New rounds and rebuys wait until then.</source>
        <translation>Máte přestávku do {time}. Nová kola a dokoupení počkají do té doby.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Back to the decision</source>
        <translation>Zpět k rozhodnutí</translation>
    </message>
    <message>
        <source>Back to the replay</source>
        <translation>Zpět k záznamu</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>O krok zpět</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>O krok dál</translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>Jiné karty</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pozastavit</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Přehrát</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Hrát dál odtud</translation>
    </message>
    <message>
        <source>Played: {choice}</source>
        <translation>Zahráno: {choice}</translation>
    </message>
    <message>
        <source>REPLAY</source>
        <translation>ZÁZNAM</translation>
    </message>
    <message>
        <source>Replay of round {number}</source>
        <translation>Záznam kola {number}</translation>
    </message>
    <message>
        <source>Speed {times}</source>
        <translation>Rychlost {times}</translation>
    </message>
    <message>
        <source>The cards come as they lay in the shoe.</source>
        <translation>Karty jdou tak, jak ležely v botě.</translation>
    </message>
    <message>
        <source>The computer players are not ready yet. Try again in a moment.</source>
        <translation>Počítačoví hráči ještě nejsou připraveni. Zkuste to za chvíli.</translation>
    </message>
    <message>
        <source>The replay begins here.</source>
        <translation>Záznam začíná zde.</translation>
    </message>
    <message>
        <source>The replay ends here.</source>
        <translation>Záznam zde končí.</translation>
    </message>
    <message>
        <source>The same cards</source>
        <translation>Stejné karty</translation>
    </message>
    <message>
        <source>The shoe is still in use: other cards come.</source>
        <translation>Bota se ještě hraje: přijdou jiné karty.</translation>
    </message>
    <message>
        <source>There is no decision here to branch from.</source>
        <translation>Zde není rozhodnutí, od kterého by se hrálo dál.</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Na začátek</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Na konec</translation>
    </message>
    <message>
        <source>WHAT IF…</source>
        <translation>CO KDYBY…</translation>
    </message>
    <message>
        <source>What if: no money moves.</source>
        <translation>Co kdyby: nehraje se o peníze.</translation>
    </message>
    <message>
        <source>What it was worth</source>
        <translation>Jakou to mělo cenu</translation>
    </message>
    <message>
        <source>bjdesk: replay of round {number}, no money moves</source>
        <translation>bjdesk: záznam kola {number}, nehraje se o peníze</translation>
    </message>
    <message>
        <source>bjdesk: what if, no money moves</source>
        <translation>bjdesk: co kdyby, nehraje se o peníze</translation>
    </message>
    <message>
        <source>no money moves</source>
        <translation>nehraje se o peníze</translation>
    </message>
    <message>
        <source>{when} · step {at} of {steps} · no money moves</source>
        <translation>{when} · krok {at} z {steps} · nehraje se o peníze</translation>
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
        <translation>List {hand}</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Pojistka</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>There are no results yet.</source>
        <translation>Zatím nejsou žádné výsledky.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vy</translation>
    </message>
    <message>
        <source>{key}, {other} or a press on it puts this list away.</source>
        <translation>{key}, {other} nebo kliknutí na seznam jej zavře.</translation>
    </message>
</context>
<context>
    <name>Rule option</name>
    <message>
        <source>A blackjack may be insured</source>
        <translation>Blackjack lze pojistit</translation>
    </message>
    <message>
        <source>Aces may be split again</source>
        <translation>Esa lze rozdělit znovu</translation>
    </message>
    <message>
        <source>Against which open cards of the dealer you may insure.</source>
        <translation>Proti kterým odkrytým kartám dealera se lze pojistit.</translation>
    </message>
    <message>
        <source>Blackjack against blackjack</source>
        <translation>Blackjack proti blackjacku</translation>
    </message>
    <message>
        <source>Blackjack pays</source>
        <translation>Blackjack se vyplácí</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Boxy</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Charlie</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Žetony</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Dealer hits soft 17</source>
        <translation>Dealer bere na měkkých 17</translation>
    </message>
    <message>
        <source>Dealer's blackjack takes</source>
        <translation>Blackjack dealera bere</translation>
    </message>
    <message>
        <source>Dealer's second card</source>
        <translation>Druhá karta dealera</translation>
    </message>
    <message>
        <source>Dealt before the cut card</source>
        <translation>Rozdáno před dělicí kartou</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Zdvojnásobení</translation>
    </message>
    <message>
        <source>Doubling after a split</source>
        <translation>Zdvojnásobení po rozdělení</translation>
    </message>
    <message>
        <source>Doubling on</source>
        <translation>Zdvojnásobení na</translation>
    </message>
    <message>
        <source>Equal totals</source>
        <translation>Stejné součty</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Sázka o stejné výši</translation>
    </message>
    <message>
        <source>Hands of a box</source>
        <translation>Listy v jednom boxu</translation>
    </message>
    <message>
        <source>How deep in the shoe the cut card lies.</source>
        <translation>Jak hluboko v botě leží dělicí karta.</translation>
    </message>
    <message>
        <source>How many boxes there are at the table.</source>
        <translation>Kolik boxů je u stolu.</translation>
    </message>
    <message>
        <source>How many cards without a bust win at once.</source>
        <translation>Kolik karet bez přetažení vyhrává hned.</translation>
    </message>
    <message>
        <source>How many hands one box can become by splitting.</source>
        <translation>Kolik listů může z jednoho boxu vzniknout rozdělením.</translation>
    </message>
    <message>
        <source>How many packs of 52 cards the shoe holds.</source>
        <translation>Kolik balíčků po 52 kartách je v botě.</translation>
    </message>
    <message>
        <source>In what order the first cards are dealt.</source>
        <translation>V jakém pořadí se rozdávají první karty.</translation>
    </message>
    <message>
        <source>Insurance against</source>
        <translation>Pojistka proti</translation>
    </message>
    <message>
        <source>Insurance ends doubling and splitting</source>
        <translation>Pojistka vylučuje zdvojnásobení a rozdělení</translation>
    </message>
    <message>
        <source>Largest first wager</source>
        <translation>Nejvyšší první sázka</translation>
    </message>
    <message>
        <source>One to six chips, with blanks between them.</source>
        <translation>Jeden až šest žetonů oddělených mezerami.</translation>
    </message>
    <message>
        <source>Order of the deal</source>
        <translation>Pořadí rozdávání</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Balíčky</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Výplata</translation>
    </message>
    <message>
        <source>Second cards after a split</source>
        <translation>Druhé karty po rozdělení</translation>
    </message>
    <message>
        <source>Shuffling</source>
        <translation>Míchání</translation>
    </message>
    <message>
        <source>Smallest first wager</source>
        <translation>Nejnižší první sázka</translation>
    </message>
    <message>
        <source>Soft hands may be doubled</source>
        <translation>Měkké listy lze zdvojnásobit</translation>
    </message>
    <message>
        <source>Split aces may be hit</source>
        <translation>Na rozdělená esa lze brát</translation>
    </message>
    <message>
        <source>Splitting</source>
        <translation>Rozdělení</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Vzdání</translation>
    </message>
    <message>
        <source>Surrender and insurance</source>
        <translation>Vzdání a pojistka</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stůl</translation>
    </message>
    <message>
        <source>The least that a box may begin with.</source>
        <translation>Nejméně, s čím může box začít.</translation>
    </message>
    <message>
        <source>The most that a box may begin with.</source>
        <translation>Nejvíce, s čím může box začít.</translation>
    </message>
    <message>
        <source>What a blackjack wins for the wager.</source>
        <translation>Co blackjack vyhraje za sázku.</translation>
    </message>
    <message>
        <source>What a pair is</source>
        <translation>Co je pár</translation>
    </message>
    <message>
        <source>What is lost to a blackjack that shows only after you have doubled or split.</source>
        <translation>Co se prohraje s blackjackem, který se ukáže až po zdvojnásobení nebo rozdělení.</translation>
    </message>
    <message>
        <source>When the cards are shuffled anew.</source>
        <translation>Kdy se karty znovu míchají.</translation>
    </message>
    <message>
        <source>When the dealer gets the second card, and looks at it.</source>
        <translation>Kdy dealer dostane druhou kartu a podívá se na ni.</translation>
    </message>
    <message>
        <source>When the hands of a split get their second cards.</source>
        <translation>Kdy listy po rozdělení dostanou druhou kartu.</translation>
    </message>
    <message>
        <source>Whether a blackjack against an ace may take 1 to 1 at once, instead of insurance.</source>
        <translation>Zda lze s blackjackem proti esu vzít hned 1:1 místo pojistky.</translation>
    </message>
    <message>
        <source>Whether a box with a blackjack is asked as well.</source>
        <translation>Zda se nabízí i boxu s blackjackem.</translation>
    </message>
    <message>
        <source>Whether a hand with an ace may be doubled, the ace counting one.</source>
        <translation>Zda lze zdvojnásobit list s esem počítaným za jednu.</translation>
    </message>
    <message>
        <source>Whether a split ace that draws an ace may be split once more.</source>
        <translation>Zda lze rozdělené eso, k němuž přijde eso, rozdělit ještě jednou.</translation>
    </message>
    <message>
        <source>Whether an insured box can only take cards, stand or give up.</source>
        <translation>Zda pojištěný box může jen brát, stát nebo se vzdát.</translation>
    </message>
    <message>
        <source>Whether split aces are played on, or get one card each.</source>
        <translation>Zda se s rozdělenými esy hraje dál, nebo dostanou po jedné kartě.</translation>
    </message>
    <message>
        <source>Whether the dealer takes another card on ace and 6, which helps the house.</source>
        <translation>Zda si dealer na eso a 6 bere další kartu, což nahrává kasinu.</translation>
    </message>
    <message>
        <source>Whether the hands of a split may be doubled.</source>
        <translation>Zda lze listy po rozdělení zdvojnásobit.</translation>
    </message>
    <message>
        <source>Whether you may give up at first for half the wager.</source>
        <translation>Zda se lze na začátku vzdát za polovinu sázky.</translation>
    </message>
    <message>
        <source>Which two cards may be split.</source>
        <translation>Které dvě karty lze rozdělit.</translation>
    </message>
    <message>
        <source>Who has a blackjack on both sides.</source>
        <translation>Komu připadne blackjack na obou stranách.</translation>
    </message>
    <message>
        <source>Who has equal totals.</source>
        <translation>Komu připadnou stejné součty.</translation>
    </message>
    <message>
        <source>With which two cards you may double.</source>
        <translation>Se kterými dvěma kartami lze zdvojnásobit.</translation>
    </message>
</context>
<context>
    <name>Rule refused</name>
    <message>
        <source>A name begins with a letter or a digit; blanks and a few signs may follow: - _ ' . , &amp; + ( )</source>
        <translation>Název začíná písmenem nebo číslicí; pak smí následovat mezery a několik znaků: - _ ' . , &amp; + ( )</translation>
    </message>
    <message numerus="yes">
        <source>A name has %n letters at most.</source>
        <translation>
            <numerusform>Název má nejvýše %n písmeno.</numerusform>
            <numerusform>Název má nejvýše %n písmena.</numerusform>
            <numerusform>Název má nejvýše %n písmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Aces can be split again only where a box can become two hands or more.</source>
        <translation>Esa lze znovu rozdělit jen tam, kde z boxu mohou vzniknout dva listy nebo více.</translation>
    </message>
    <message>
        <source>Another rule set has this name.</source>
        <translation>Tento název má jiná sada pravidel.</translation>
    </message>
    <message>
        <source>Beside the other choices this has no effect.</source>
        <translation>Vedle ostatních voleb to nemá žádný účinek.</translation>
    </message>
    <message>
        <source>Each chip must be a multiple of the smallest.</source>
        <translation>Každý žeton musí být násobkem nejmenšího.</translation>
    </message>
    <message>
        <source>The file can't be read: {reason}.</source>
        <translation>Soubor nelze přečíst: {reason}.</translation>
    </message>
    <message>
        <source>The file gives {value} to an option {option}, which there is not. The nearest is {nearest}; it takes {takes}.</source>
        <translation>Soubor dává hodnotu {value} volbě {option}, která neexistuje. Nejblíže je {nearest}; bere {takes}.</translation>
    </message>
    <message>
        <source>The file holds no rules: it is not TOML.</source>
        <translation>Soubor neobsahuje pravidla: není to TOML.</translation>
    </message>
    <message>
        <source>The file names the preset {value}; there are {names}.</source>
        <translation>Soubor uvádí základní sadu {value}; existují {names}.</translation>
    </message>
    <message>
        <source>The option {option} ({name}) can't be {value}: it takes {takes}.</source>
        <translation>Volba {option} ({name}) nemůže být {value}: bere {takes}.</translation>
    </message>
    <message>
        <source>The option {option} contradicts another. {reason}</source>
        <translation>Volba {option} odporuje jiné. {reason}</translation>
    </message>
    <message>
        <source>The rule set needs a name.</source>
        <translation>Sada pravidel potřebuje název.</translation>
    </message>
    <message>
        <source>The rule set {name} can't be used, so the last round's rules hold. {reason}</source>
        <translation>Sadu pravidel {name} nelze použít, proto platí pravidla posledního kola. {reason}</translation>
    </message>
    <message>
        <source>The smallest chip must be a multiple of {amount}.</source>
        <translation>Nejmenší žeton musí být násobkem {amount}.</translation>
    </message>
    <message>
        <source>The smallest first wager can't be above the largest.</source>
        <translation>Nejnižší první sázka nemůže být vyšší než nejvyšší.</translation>
    </message>
    <message>
        <source>These chips make no bet within the limits, so no round can be dealt.</source>
        <translation>Z těchto žetonů nelze složit žádnou sázku v mezích, takže žádné kolo nelze rozdat.</translation>
    </message>
    <message>
        <source>This name belongs to the program.</source>
        <translation>Tento název patří programu.</translation>
    </message>
    <message>
        <source>a list of one to six amounts above zero, such as ["1.00", "5.00"]</source>
        <translation>seznam jedné až šesti částek nad nulou, například ["1.00", "5.00"]</translation>
    </message>
    <message>
        <source>a number from {low} to {high}</source>
        <translation>číslo od {low} do {high}</translation>
    </message>
    <message>
        <source>an amount in quotes, such as "10.00"</source>
        <translation>částku v uvozovkách, například "10.00"</translation>
    </message>
    <message>
        <source>one of these: {values}</source>
        <translation>jednu z těchto hodnot: {values}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true nebo false</translation>
    </message>
</context>
<context>
    <name>Rule set</name>
    <message>
        <source>American</source>
        <translation>Americká</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klasická</translation>
    </message>
    <message>
        <source>Eight decks</source>
        <translation>Osm balíčků</translation>
    </message>
    <message>
        <source>European</source>
        <translation>Evropská</translation>
    </message>
    <message>
        <source>Krog</source>
        <translation>Krog</translation>
    </message>
    <message>
        <source>Single deck</source>
        <translation>Jeden balíček</translation>
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
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n karet</numerusform>
        </translation>
    </message>
    <message>
        <source>10 and 11</source>
        <translation>10 a 11</translation>
    </message>
    <message>
        <source>1: no splitting</source>
        <translation>1: bez rozdělení</translation>
    </message>
    <message>
        <source>9, 10 and 11</source>
        <translation>9, 10 a 11</translation>
    </message>
    <message>
        <source>after the cut card</source>
        <translation>po dělicí kartě</translation>
    </message>
    <message>
        <source>after the dealer's look</source>
        <translation>po pohledu dealera</translation>
    </message>
    <message>
        <source>all wagers</source>
        <translation>všechny sázky</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>eso</translation>
    </message>
    <message>
        <source>an ace or a ten</source>
        <translation>eso nebo desítka</translation>
    </message>
    <message>
        <source>any two cards</source>
        <translation>jakékoli dvě karty</translation>
    </message>
    <message>
        <source>before every round</source>
        <translation>před každým kolem</translation>
    </message>
    <message>
        <source>before the dealer's look</source>
        <translation>před pohledem dealera</translation>
    </message>
    <message>
        <source>both at once</source>
        <translation>obě hned</translation>
    </message>
    <message>
        <source>both cards at once</source>
        <translation>obě karty najednou</translation>
    </message>
    <message>
        <source>dealt after you have played</source>
        <translation>rozdá se po vaší hře</translation>
    </message>
    <message>
        <source>each when its turn comes</source>
        <translation>každá, až na ni dojde</translation>
    </message>
    <message>
        <source>looked at after you have played</source>
        <translation>prohlédne se po vaší hře</translation>
    </message>
    <message>
        <source>looked at before you play</source>
        <translation>prohlédne se před hrou</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nikdy</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ne</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>žádné kartě</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikomu</translation>
    </message>
    <message>
        <source>none</source>
        <translation>žádná</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>one card at a time</source>
        <translation>po jedné kartě</translation>
    </message>
    <message>
        <source>the first wager only</source>
        <translation>jen první sázku</translation>
    </message>
    <message>
        <source>the house</source>
        <translation>kasinu</translation>
    </message>
    <message>
        <source>two cards of one rank</source>
        <translation>dvě karty téhož druhu</translation>
    </message>
    <message>
        <source>two cards of one value</source>
        <translation>dvě karty stejné hodnoty</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ano</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>A bet can't pass the maximum or the balance.</source>
        <translation>Sázka nemůže překročit maximum ani zůstatek.</translation>
    </message>
    <message>
        <source>A blackjack is not played on. It is paid as soon as the dealer can't have one.</source>
        <translation>S blackjackem se dál nehraje. Vyplácí se, jakmile ho dealer mít nemůže.</translation>
    </message>
    <message>
        <source>A box with a blackjack is not asked for insurance.</source>
        <translation>Boxu s blackjackem se pojistka nenabízí.</translation>
    </message>
    <message>
        <source>A box with a blackjack may insure against a ten-value card only.</source>
        <translation>Box s blackjackem se smí pojistit jen proti desetibodové kartě.</translation>
    </message>
    <message>
        <source>A box with a blackjack may insure as well.</source>
        <translation>Pojistit se smí i box s blackjackem.</translation>
    </message>
    <message>
        <source>A frame, an arrow and words show which hand is in play.</source>
        <translation>Rámeček, šipka a slova ukazují, který list je na řadě.</translation>
    </message>
    <message numerus="yes">
        <source>A hand of %n cards that is not bust wins 1 to 1 at once, against any hand of the dealer.</source>
        <translation>
            <numerusform>List o %n kartě, který není přes, vyhrává ihned 1:1 proti jakémukoli listu dealera.</numerusform>
            <numerusform>List o %n kartách, který není přes, vyhrává ihned 1:1 proti jakémukoli listu dealera.</numerusform>
            <numerusform>List o %n kartách, který není přes, vyhrává ihned 1:1 proti jakémukoli listu dealera.</numerusform>
        </translation>
    </message>
    <message>
        <source>A hand over 21 is bust: it loses at once, whatever the dealer gets later.</source>
        <translation>List nad 21 je přes: prohrává ihned, ať dealer později dostane cokoli.</translation>
    </message>
    <message>
        <source>A hand whose ace counts 11 is soft: ace and 6 are soft 17, shown as 7/17.</source>
        <translation>List, v němž eso platí 11, je měkký: eso a šestka jsou měkkých 17, zobrazeno jako 7/17.</translation>
    </message>
    <message>
        <source>A pair becomes two hands. The first wager is laid once more, and each hand is played by itself.</source>
        <translation>Z páru se stanou dva listy. První sázka se položí ještě jednou a každý list se hraje zvlášť.</translation>
    </message>
    <message>
        <source>A press on a chip bets it. A press on the stack takes its last chip off.</source>
        <translation>Stisknutím žetonu jej vsadíte. Stisknutím sloupce odeberete poslední žeton.</translation>
    </message>
    <message>
        <source>A press on a chip picks it, a press on a box bets it there. A press on a stack takes its last chip off.</source>
        <translation>Stisknutím žetonu jej zvolíte, stisknutím boxu jej tam vsadíte. Stisknutím sloupce odeberete poslední žeton.</translation>
    </message>
    <message>
        <source>A press on the seat under a box changes that, between rounds.</source>
        <translation>Stisknutím místa pod boxem to mezi koly změníte.</translation>
    </message>
    <message>
        <source>A round is played to its end by the rules under which it was dealt.</source>
        <translation>Kolo se dohraje podle pravidel, za kterých bylo rozdáno.</translation>
    </message>
    <message>
        <source>A round that waits for nobody is finished by the program. You find it in the gamelogs, marked.</source>
        <translation>Kolo, které na nikoho nečeká, dohraje program. Najdete je označené v záznamech her.</translation>
    </message>
    <message>
        <source>A round that waits for you goes on at the same point at the next start, with the same next card.</source>
        <translation>Kolo, které čeká na vás, pokračuje při příštím spuštění na stejném místě a se stejnou další kartou.</translation>
    </message>
    <message>
        <source>A soft hand counts here with its ace as one: ace and 8 are 9 and may be doubled.</source>
        <translation>Měkký list se zde počítá s esem za jedna: eso a osmička jsou 9 a lze je zdvojnásobit.</translation>
    </message>
    <message>
        <source>A soft hand counts here with its ace as one: ace and 9 are 10 and may be doubled.</source>
        <translation>Měkký list se zde počítá s esem za jedna: eso a devítka jsou 10 a lze je zdvojnásobit.</translation>
    </message>
    <message>
        <source>A split ace that draws another ace may be split again.</source>
        <translation>Rozdělené eso, k němuž přijde další eso, lze rozdělit znovu.</translation>
    </message>
    <message>
        <source>Aces may be split only once.</source>
        <translation>Esa lze rozdělit jen jednou.</translation>
    </message>
    <message>
        <source>After a no, your blackjack is settled against the dealer's hand.</source>
        <translation>Odmítnete-li, rozhodne se o vašem blackjacku proti listu dealera.</translation>
    </message>
    <message>
        <source>After a resumed round the last bet is not offered again.</source>
        <translation>Po obnoveném kole se minulá sázka znovu nenabízí.</translation>
    </message>
    <message>
        <source>After a split there is no doubling.</source>
        <translation>Po rozdělení nelze zdvojnásobit.</translation>
    </message>
    <message>
        <source>After a split, doubling is allowed too.</source>
        <translation>Zdvojnásobit lze i po rozdělení.</translation>
    </message>
    <message>
        <source>Against an ace or a ten-value card you are asked before the dealer looks. After a no, surrender is not offered again.</source>
        <translation>Proti esu nebo desetibodové kartě dostanete otázku, než se dealer podívá. Po odmítnutí se už vzdát nelze.</translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation>Cíl hry</translation>
    </message>
    <message>
        <source>All cards are shuffled before every round.</source>
        <translation>Před každým kolem se všechny karty zamíchají.</translation>
    </message>
    <message>
        <source>All money in this game is play money.</source>
        <translation>Všechny peníze v této hře jsou jen herní.</translation>
    </message>
    <message>
        <source>An ace and a ten-value card after a split are 21, not a blackjack.</source>
        <translation>Eso a desetibodová karta jsou po rozdělení 21, nikoli blackjack.</translation>
    </message>
    <message>
        <source>An ace and a ten-value card as the first two cards are a blackjack. It beats every other 21.</source>
        <translation>Eso a desetibodová karta jako první dvě karty jsou blackjack. Ten poráží každých jiných 21.</translation>
    </message>
    <message>
        <source>An ace counts 11 as long as that keeps the hand within 21, otherwise 1.</source>
        <translation>Eso platí 11, dokud s ním list nepřesáhne 21, jinak 1.</translation>
    </message>
    <message>
        <source>An insured box may no longer double or split.</source>
        <translation>Pojištěný box už nesmí zdvojnásobit ani rozdělit.</translation>
    </message>
    <message>
        <source>An insured box may no longer double.</source>
        <translation>Pojištěný box už nesmí zdvojnásobit.</translation>
    </message>
    <message>
        <source>An insured box may no longer split.</source>
        <translation>Pojištěný box už nesmí rozdělit.</translation>
    </message>
    <message>
        <source>An insured box may still double and split.</source>
        <translation>Pojištěný box smí i nadále zdvojnásobit a rozdělit.</translation>
    </message>
    <message>
        <source>An insured box may still double.</source>
        <translation>Pojištěný box smí i nadále zdvojnásobit.</translation>
    </message>
    <message>
        <source>An insured box may still split.</source>
        <translation>Pojištěný box smí i nadále rozdělit.</translation>
    </message>
    <message>
        <source>Any two cards may be doubled.</source>
        <translation>Zdvojnásobit lze na jakékoli dvě karty.</translation>
    </message>
    <message>
        <source>As the first decision of a box that has not been split you may give up: half the wager comes back.</source>
        <translation>Jako první rozhodnutí boxu, který nebyl rozdělen, se můžete vzdát: polovina sázky se vrací.</translation>
    </message>
    <message>
        <source>At equal totals the house wins.</source>
        <translation>Při stejném součtu vyhrává kasino.</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>Sázení</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>Blackjack against blackjack is a push.</source>
        <translation>Blackjack proti blackjacku je remíza.</translation>
    </message>
    <message>
        <source>Blackjack against blackjack is won by the house.</source>
        <translation>Blackjack proti blackjacku vyhrává kasino.</translation>
    </message>
    <message>
        <source>Blackjack on both sides</source>
        <translation>Blackjack na obou stranách</translation>
    </message>
    <message>
        <source>Both hands get their second card at once.</source>
        <translation>Oba listy dostanou druhou kartu ihned.</translation>
    </message>
    <message>
        <source>By then the dealer has looked for a blackjack.</source>
        <translation>V té chvíli už dealer zkontroloval, zda nemá blackjack.</translation>
    </message>
    <message>
        <source>Cards and shoe</source>
        <translation>Karty a bota</translation>
    </message>
    <message>
        <source>Cards from 2 to 10 count what is printed on them. Jack, queen and king count 10.</source>
        <translation>Karty od 2 do 10 platí tolik, kolik je na nich uvedeno. Kluk, královna a král platí 10.</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Charlie</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Žetony</translation>
    </message>
    <message>
        <source>Each box gets both its cards at once, then the dealer takes one.</source>
        <translation>Každý box dostane obě karty najednou, pak si dealer vezme jednu.</translation>
    </message>
    <message>
        <source>Each box gets both its cards at once, then the dealer takes two.</source>
        <translation>Každý box dostane obě karty najednou, pak si dealer vezme dvě.</translation>
    </message>
    <message>
        <source>Each box is played by you, by a guest with money of the guest's own, or by a computer player with pretended money.</source>
        <translation>Každý box hrajete vy, host s vlastními penězi nebo počítačový hráč s penězi jen naoko.</translation>
    </message>
    <message>
        <source>Equal totals</source>
        <translation>Stejné součty</translation>
    </message>
    <message>
        <source>Equal totals are a push: your wager comes back.</source>
        <translation>Stejné součty jsou remíza: vaše sázka se vrací.</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Sázka o stejné výši</translation>
    </message>
    <message>
        <source>Every other hand is hard: ace, 6 and 10 are hard 17.</source>
        <translation>Každý jiný list je tvrdý: eso, šestka a desítka jsou tvrdých 17.</translation>
    </message>
    <message>
        <source>Every step is saved before you see it.</source>
        <translation>Každý krok se uloží dříve, než ho uvidíte.</translation>
    </message>
    <message>
        <source>First all wagers are laid, then the cards are dealt. Your cards lie open.</source>
        <translation>Nejprve se položí všechny sázky, pak se rozdají karty. Vaše karty leží odkryté.</translation>
    </message>
    <message>
        <source>From {deal} on the bets stay as they are, until the round is over.</source>
        <translation>Po stisknutí {deal} zůstanou sázky, jak jsou, dokud kolo neskončí.</translation>
    </message>
    <message>
        <source>How the dealer plays</source>
        <translation>Jak hraje dealer</translation>
    </message>
    <message>
        <source>If play is interrupted</source>
        <translation>Při přerušení hry</translation>
    </message>
    <message>
        <source>If the dealer is bust, every hand still in play wins.</source>
        <translation>Je-li dealer přes, vyhrává každý list, který je ještě ve hře.</translation>
    </message>
    <message>
        <source>If the dealer shows an ace or a ten-value card, each box is asked whether it wants insurance.</source>
        <translation>Ukazuje-li dealer eso nebo desetibodovou kartu, dostane každý box otázku, zda chce pojistku.</translation>
    </message>
    <message>
        <source>If the dealer shows an ace, each box is asked whether it wants insurance.</source>
        <translation>Ukazuje-li dealer eso, dostane každý box otázku, zda chce pojistku.</translation>
    </message>
    <message>
        <source>If the dealer then has a blackjack, a box loses only its first wager; what was added for doubling and splitting comes back. Hands that were bust stay lost.</source>
        <translation>Má-li pak dealer blackjack, ztrácí box jen svou první sázku; co bylo přisazeno na zdvojnásobení a rozdělení, se vrací. Listy, které byly přes, zůstávají prohrané.</translation>
    </message>
    <message>
        <source>If the dealer then has a blackjack, all wagers lose, those for doubling and splitting too.</source>
        <translation>Má-li pak dealer blackjack, prohrávají všechny sázky, i ty na zdvojnásobení a rozdělení.</translation>
    </message>
    <message>
        <source>If the dealer's face-down card makes a blackjack, the whole wager is lost.</source>
        <translation>Vznikne-li dealerovou skrytou kartou blackjack, je ztracena celá sázka.</translation>
    </message>
    <message>
        <source>If the dealer's second card makes a blackjack, the whole wager is lost.</source>
        <translation>Vznikne-li druhou dealerovou kartou blackjack, je ztracena celá sázka.</translation>
    </message>
    <message>
        <source>If the open card is an ace or counts 10, the dealer looks at the face-down card before you play. With a blackjack the round ends there.</source>
        <translation>Je-li odkrytá karta eso nebo platí 10, podívá se dealer na skrytou kartu, než začnete hrát. Při blackjacku kolo tím končí.</translation>
    </message>
    <message>
        <source>If you have a blackjack and the dealer shows an ace, you may take 1 to 1 at once, whatever the dealer has.</source>
        <translation>Máte-li blackjack a dealer ukazuje eso, můžete si ihned vzít 1:1, ať má dealer cokoli.</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Pojistka</translation>
    </message>
    <message>
        <source>Insurance costs half the first wager. It pays 2 to 1 if the dealer has a blackjack.</source>
        <translation>Pojistka stojí polovinu první sázky. Vyplácí 2:1, má-li dealer blackjack.</translation>
    </message>
    <message>
        <source>Largest first wager of a box</source>
        <translation>Nejvyšší první sázka boxu</translation>
    </message>
    <message>
        <source>Last, what is still open is settled, box by box and hand by hand.</source>
        <translation>Nakonec se vyrovná, co je ještě otevřené, box po boxu a list po listu.</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limity</translation>
    </message>
    <message>
        <source>MIN and MAX stand at the top left, balance, bet and win at the lower left.</source>
        <translation>MIN a MAX jsou vlevo nahoře, zůstatek, sázka a výhra vlevo dole.</translation>
    </message>
    <message numerus="yes">
        <source>One box can become %n hands at most.</source>
        <translation>
            <numerusform>Z jednoho boxu může vzniknout nejvýše %n list.</numerusform>
            <numerusform>Z jednoho boxu mohou vzniknout nejvýše %n listy.</numerusform>
            <numerusform>Z jednoho boxu může vzniknout nejvýše %n listů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only a hard total of 10 or 11 may be doubled.</source>
        <translation>Zdvojnásobit lze jen na tvrdý součet 10 nebo 11.</translation>
    </message>
    <message>
        <source>Only a hard total of 9, 10 or 11 may be doubled.</source>
        <translation>Zdvojnásobit lze jen na tvrdý součet 9, 10 nebo 11.</translation>
    </message>
    <message>
        <source>Only a total of 10 or 11 may be doubled.</source>
        <translation>Zdvojnásobit lze jen na součet 10 nebo 11.</translation>
    </message>
    <message>
        <source>Only a total of 9, 10 or 11 may be doubled.</source>
        <translation>Zdvojnásobit lze jen na součet 9, 10 nebo 11.</translation>
    </message>
    <message>
        <source>Only two cards of the same rank are a pair: two kings, but not a king and a 10.</source>
        <translation>Pár tvoří jen dvě karty téhož druhu: dva králové, ale ne král a desítka.</translation>
    </message>
    <message>
        <source>Other buttons</source>
        <translation>Další tlačítka</translation>
    </message>
    <message>
        <source>Play money and the house</source>
        <translation>Herní peníze a kasino</translation>
    </message>
    <message>
        <source>Rules and odds would be the same with any other money.</source>
        <translation>S jakýmikoli jinými penězi by pravidla i šance byly stejné.</translation>
    </message>
    <message>
        <source>Smallest first wager of a box</source>
        <translation>Nejnižší první sázka boxu</translation>
    </message>
    <message>
        <source>Split aces are played like any other hand.</source>
        <translation>Rozdělená esa se hrají jako každý jiný list.</translation>
    </message>
    <message>
        <source>Split aces get one card each and stand.</source>
        <translation>Rozdělená esa dostanou po jedné kartě a stojí.</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Vzdání</translation>
    </message>
    <message>
        <source>The boxes play in their order, and the hands of a split box in theirs.</source>
        <translation>Boxy hrají po řadě a listy rozděleného boxu také.</translation>
    </message>
    <message>
        <source>The boxes play in their order.</source>
        <translation>Boxy hrají po řadě.</translation>
    </message>
    <message numerus="yes">
        <source>The cards come from %n packs of 52 cards.</source>
        <translation>
            <numerusform>Ve hře je %n balíček o 52 kartách.</numerusform>
            <numerusform>Ve hře jsou %n balíčky po 52 kartách.</numerusform>
            <numerusform>Ve hře je %n balíčků po 52 kartách.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards go round one at a time, to each box in order and then to the dealer; the second time only the boxes get one.</source>
        <translation>Karty se rozdávají po jedné, postupně každému boxu a pak dealerovi; podruhé dostanou kartu jen boxy.</translation>
    </message>
    <message>
        <source>The cards go round one at a time, to each box in order and to the dealer last, twice.</source>
        <translation>Karty se rozdávají po jedné, postupně každému boxu a nakonec dealerovi, a to dvakrát.</translation>
    </message>
    <message>
        <source>The cashier, behind {rebuy}, adds play money to the wallet.</source>
        <translation>Pokladna za tlačítkem {rebuy} přidá na účet herní peníze.</translation>
    </message>
    <message>
        <source>The course of a round</source>
        <translation>Průběh kola</translation>
    </message>
    <message>
        <source>The cut card lies after {share} of the cards. The round in which it comes is played to its end, then all cards are shuffled.</source>
        <translation>Dělicí karta leží za {share} karet. Kolo, v němž přijde na řadu, se dohraje, pak se všechny karty zamíchají.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Rozdávání</translation>
    </message>
    <message>
        <source>The dealer draws only if a wager still depends on the dealer's total.</source>
        <translation>Dealer si bere karty, jen pokud na jeho součtu ještě závisí některá sázka.</translation>
    </message>
    <message>
        <source>The dealer draws up to 16 and on soft 17, and stands on hard 17 and above.</source>
        <translation>Dealer bere do 16 a na měkkých 17, stojí na tvrdých 17 a výše.</translation>
    </message>
    <message>
        <source>The dealer draws up to 16 and stands on every 17, a soft one too.</source>
        <translation>Dealer bere do 16 a stojí na každých 17, i na měkkých.</translation>
    </message>
    <message>
        <source>The dealer looks at the face-down card only after all boxes have played.</source>
        <translation>Dealer se na skrytou kartu podívá až poté, co všechny boxy dohrají.</translation>
    </message>
    <message>
        <source>The dealer never doubles, splits or surrenders.</source>
        <translation>Dealer nikdy nezdvojnásobuje, nerozděluje ani se nevzdává.</translation>
    </message>
    <message>
        <source>The dealer takes the second card only after all boxes have played.</source>
        <translation>Dealer si druhou kartu vezme až poté, co všechny boxy dohrají.</translation>
    </message>
    <message>
        <source>The dealer's first card lies open, the second face down.</source>
        <translation>První dealerova karta leží odkrytá, druhá skrytá.</translation>
    </message>
    <message>
        <source>The first hand gets its second card at once, the other when its turn comes.</source>
        <translation>První list dostane druhou kartu ihned, druhý list, až na něj přijde řada.</translation>
    </message>
    <message>
        <source>The half is safe, whatever the dealer has.</source>
        <translation>Polovina je jistá, ať má dealer cokoli.</translation>
    </message>
    <message>
        <source>The hand keeps its cards and the next one is played. A hand of 21 stands by itself.</source>
        <translation>List si ponechá své karty a hraje se další. List s 21 stojí sám od sebe.</translation>
    </message>
    <message>
        <source>The hands of a split box play in their order.</source>
        <translation>Listy rozděleného boxu hrají po řadě.</translation>
    </message>
    <message>
        <source>The order of the cards is fixed before the deal, and nobody can change it afterwards.</source>
        <translation>Pořadí karet je dáno před rozdáním a nikdo je pak nemůže změnit.</translation>
    </message>
    <message>
        <source>The question of surrender comes next, box by box.</source>
        <translation>Pak přijde otázka, zda se chcete vzdát, box po boxu.</translation>
    </message>
    <message>
        <source>The results stand under the cards, and in the list of results.</source>
        <translation>Výsledky stojí pod kartami a v seznamu výsledků.</translation>
    </message>
    <message>
        <source>The suits make no difference.</source>
        <translation>Na barvách nezáleží.</translation>
    </message>
    <message>
        <source>Then come the questions, box by box: insurance and even money.</source>
        <translation>Pak přijdou otázky, box po boxu: pojistka a sázka o stejné výši.</translation>
    </message>
    <message>
        <source>Then comes the question of even money, box by box.</source>
        <translation>Pak přijde otázka na sázku o stejné výši, box po boxu.</translation>
    </message>
    <message>
        <source>Then comes the question of insurance, box by box.</source>
        <translation>Pak přijde otázka na pojistku, box po boxu.</translation>
    </message>
    <message>
        <source>Then the dealer looks, if an ace or a ten-value card lies open, and only then the boxes play.</source>
        <translation>Pak se dealer podívá, pokud má odkryté eso nebo desetibodovou kartu, a teprve potom hrají boxy.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n boxes at the table.</source>
        <translation>
            <numerusform>U stolu je %n box.</numerusform>
            <numerusform>U stolu jsou %n boxy.</numerusform>
            <numerusform>U stolu je %n boxů.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no doubling.</source>
        <translation>Zdvojnásobit nelze.</translation>
    </message>
    <message>
        <source>There is no insurance.</source>
        <translation>Pojistka není.</translation>
    </message>
    <message>
        <source>There is no splitting.</source>
        <translation>Rozdělit nelze.</translation>
    </message>
    <message>
        <source>There is no surrender.</source>
        <translation>Vzdát se nelze.</translation>
    </message>
    <message>
        <source>This holds for split hands too.</source>
        <translation>Platí to i pro rozdělené listy.</translation>
    </message>
    <message>
        <source>Two cards of the same value are a pair, a king and a 10 as well.</source>
        <translation>Pár tvoří dvě karty stejné hodnoty, i král a desítka.</translation>
    </message>
    <message>
        <source>What is paid</source>
        <translation>Výplaty</translation>
    </message>
    <message>
        <source>What the balance does not cover is not offered.</source>
        <translation>Na co zůstatek nestačí, to se nenabízí.</translation>
    </message>
    <message>
        <source>What the cards count</source>
        <translation>Hodnoty karet</translation>
    </message>
    <message>
        <source>When the boxes are done, the dealer takes the second card if a wager still depends on it, and plays.</source>
        <translation>Když boxy dohrají, dealer si vezme druhou kartu, pokud na ní ještě závisí nějaká sázka, a hraje.</translation>
    </message>
    <message>
        <source>When the boxes are done, the dealer turns the face-down card and plays.</source>
        <translation>Když boxy dohrají, dealer otočí skrytou kartu a hraje.</translation>
    </message>
    <message>
        <source>Where the balance is too small, a window says what is missing and leads to {rebuy}.</source>
        <translation>Nestačí-li zůstatek, okno řekne, kolik chybí, a odkáže na {rebuy}.</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Výhra</translation>
    </message>
    <message>
        <source>With a wager of {bet} a blackjack wins {win} and any other win is {bet}.</source>
        <translation>Při sázce {bet} vyhrává blackjack {win} a každá jiná výhra je {bet}.</translation>
    </message>
    <message>
        <source>With two cards you may lay the first wager once more. The hand gets exactly one card and stands.</source>
        <translation>Se dvěma kartami můžete první sázku položit ještě jednou. List dostane právě jednu kartu a stojí.</translation>
    </message>
    <message>
        <source>Without a blackjack it is lost as soon as the dealer has looked, and play goes on.</source>
        <translation>Bez blackjacku je ztracena, jakmile se dealer podívá, a hra pokračuje.</translation>
    </message>
    <message>
        <source>Without a blackjack it is lost at the end of the round.</source>
        <translation>Bez blackjacku je na konci kola ztracena.</translation>
    </message>
    <message>
        <source>You get one more card, as often as you like while the hand is under 21.</source>
        <translation>Dostanete další kartu, a to kolikrát chcete, dokud je list pod 21.</translation>
    </message>
    <message>
        <source>You play against the dealer alone. The hand that comes nearer to 21 wins.</source>
        <translation>Hrajete jen proti dealerovi. Vyhrává list, který je blíže 21.</translation>
    </message>
    <message>
        <source>begins the round, from the minimum on</source>
        <translation>zahájí kolo, od minima výše</translation>
    </message>
    <message>
        <source>half the wager comes back</source>
        <translation>polovina sázky se vrací</translation>
    </message>
    <message>
        <source>lays as much again</source>
        <translation>přisadí ještě jednou tolik</translation>
    </message>
    <message>
        <source>lays the bet of the last round and deals</source>
        <translation>položí sázku z minulého kola a rozdá</translation>
    </message>
    <message>
        <source>lays the bet of the last round, and waits</source>
        <translation>položí sázku z minulého kola a čeká</translation>
    </message>
    <message>
        <source>leaves the game; a running round is kept</source>
        <translation>ukončí hru; rozehrané kolo zůstane uložené</translation>
    </message>
    <message>
        <source>moves money from the wallet to the table, between rounds</source>
        <translation>převede peníze z účtu na stůl, mezi koly</translation>
    </message>
    <message>
        <source>shows the rounds that you have played</source>
        <translation>zobrazí kola, která jste odehráli</translation>
    </message>
    <message>
        <source>shows this text, at any time</source>
        <translation>zobrazí tento text, a to kdykoli</translation>
    </message>
    <message>
        <source>shows which version of the game this is</source>
        <translation>zobrazí, o jakou verzi hry jde</translation>
    </message>
    <message>
        <source>takes the last act back</source>
        <translation>vezme zpět poslední krok</translation>
    </message>
    <message>
        <source>takes the whole bet back</source>
        <translation>vezme zpět celou sázku</translation>
    </message>
    <message>
        <source>the house wins</source>
        <translation>vyhrává kasino</translation>
    </message>
    <message>
        <source>the wager comes back</source>
        <translation>sázka se vrací</translation>
    </message>
    <message>
        <source>{gain} to {stake}</source>
        <extracomment>A ratio of pay: "3 to 2".</extracomment>
        <translation>{gain}:{stake}</translation>
    </message>
</context>
<context>
    <name>Rules editor</name>
    <message>
        <source>An amount above zero, such as 10.</source>
        <translation>Částka nad nulou, například 10.</translation>
    </message>
    <message>
        <source>An option has a value that can't be; see beside it.</source>
        <translation>Některá volba má nemožnou hodnotu; viz vedle ní.</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Zavřít bez uložení</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplikovat</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Exportovat pravidla</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportovat…</translation>
    </message>
    <message>
        <source>Go on editing</source>
        <translation>Upravovat dál</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Vlastní pravidla</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Importovat pravidla</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importovat…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Název</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Neuloženo</translation>
    </message>
    <message>
        <source>One to six amounts with blanks between them, such as 1 5 25.</source>
        <translation>Jedna až šest částek oddělených mezerami, například 1 5 25.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Volby</translation>
    </message>
    <message>
        <source>Return with best play: being worked out…</source>
        <translation>Návratnost při nejlepší hře: počítá se…</translation>
    </message>
    <message>
        <source>Return with best play: {share}</source>
        <translation>Návratnost při nejlepší hře: {share}</translation>
    </message>
    <message>
        <source>Rule text</source>
        <translation>Text pravidel</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Vyjít z</translation>
    </message>
    <message>
        <source>The text of these rules</source>
        <translation>Text těchto pravidel</translation>
    </message>
    <message>
        <source>These rules are not saved. If you close now, the changes are lost.</source>
        <translation>Tato pravidla nejsou uložena. Když nyní zavřete, změny se ztratí.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>{change}: no difference</source>
        <translation>{change}: beze změny</translation>
    </message>
    <message>
        <source>{change}: {points} points</source>
        <translation>{change}: {points} procentního bodu</translation>
    </message>
    <message>
        <source>{file} is read; Save keeps it.</source>
        <translation>{file} je načten; Uložit ho zachová.</translation>
    </message>
    <message>
        <source>{file} is written.</source>
        <translation>{file} je zapsán.</translation>
    </message>
    <message>
        <source>{name} is deleted. Undo puts it back.</source>
        <translation>{name} je smazáno. Zpět to vrátí.</translation>
    </message>
    <message>
        <source>{name} is saved.</source>
        <translation>{name} je uloženo.</translation>
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
        <translation>Právě běží kolo; pravidla lze změnit, až skončí.</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Upravit…</translation>
    </message>
    <message>
        <source>Play by these rules</source>
        <translation>Hrát podle těchto pravidel</translation>
    </message>
    <message>
        <source>Practise…</source>
        <translation>Cvičit…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Tisk…</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Sada pravidel</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Rules of this table</source>
        <translation>Pravidla tohoto stolu</translation>
    </message>
    <message>
        <source>Rules: {name}</source>
        <translation>Pravidla: {name}</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Uložit jako PDF</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Uloženo jako {file}.</translation>
    </message>
    <message>
        <source>Strategy…</source>
        <translation>Strategie…</translation>
    </message>
    <message>
        <source>The file can't be written: {reason}.</source>
        <translation>Soubor nelze zapsat: {reason}.</translation>
    </message>
    <message>
        <source>The file of this rule set is damaged.</source>
        <translation>Soubor této sady pravidel je poškozený.</translation>
    </message>
    <message>
        <source>The table plays by these rules.</source>
        <translation>Stůl hraje podle těchto pravidel.</translation>
    </message>
    <message>
        <source>The table plays by {name} now.</source>
        <translation>Stůl teď hraje podle sady {name}.</translation>
    </message>
    <message>
        <source>This is practice: the table's own rules stay as they are.</source>
        <translation>Toto je cvičení: pravidla stolu zůstávají, jak jsou.</translation>
    </message>
    <message>
        <source>{name} (at the table)</source>
        <translation>{name} (u stolu)</translation>
    </message>
    <message>
        <source>{name} (damaged)</source>
        <translation>{name} (poškozeno)</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>A computer player plays box {box}, for its own pretended money.</source>
        <translation>Box {box} hraje počítačový hráč o své smyšlené peníze.</translation>
    </message>
    <message>
        <source>A guest sits down</source>
        <translation>Host si sedá ke stolu</translation>
    </message>
    <message>
        <source>Box {box} is yours.</source>
        <translation>Box {box} je váš.</translation>
    </message>
    <message>
        <source>COMPUTER</source>
        <extracomment>Under a betting circle: a computer player plays the box. Capitals, short.</extracomment>
        <translation>POČÍTAČ</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Počítač</translation>
    </message>
    <message>
        <source>Computer player</source>
        <translation>Počítačový hráč</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>New guest…</source>
        <translation>Nový host…</translation>
    </message>
    <message>
        <source>Pay in {amount} of play money for {name}</source>
        <translation>Vložit {amount} herních peněz pro hráče {name}</translation>
    </message>
    <message>
        <source>Seat {box}: {who}</source>
        <translation>Místo {box}: {who}</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Posadit se</translation>
    </message>
    <message>
        <source>What is the guest's name? Guests play for play money of their own, kept under the name.</source>
        <translation>Jak se host jmenuje? Hosté hrají o vlastní herní peníze, vedené pod jejich jménem.</translation>
    </message>
    <message>
        <source>Who plays box {box}?</source>
        <translation>Kdo hraje box {box}?</translation>
    </message>
    <message>
        <source>YOU</source>
        <extracomment>Under a betting circle: the box is the player's own. Capitals.</extracomment>
        <translation>VY</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vy</translation>
    </message>
    <message>
        <source>computer player</source>
        <translation>počítačový hráč</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vy</translation>
    </message>
    <message>
        <source>{name} plays box {box}.</source>
        <translation>Box {box} hraje {name}.</translation>
    </message>
    <message>
        <source>{name}, balance {balance}</source>
        <translation>{name}, zůstatek {balance}</translation>
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
            <numerusform>%n hodina</numerusform>
            <numerusform>%n hodiny</numerusform>
            <numerusform>%n hodin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n kolo</numerusform>
            <numerusform>%n kola</numerusform>
            <numerusform>%n kol</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n s</numerusform>
            <numerusform>%n s</numerusform>
            <numerusform>%n s</numerusform>
        </translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 den</translation>
    </message>
    <message>
        <source>Are you still there?</source>
        <translation>Jste ještě tady?</translation>
    </message>
    <message>
        <source>At the table: {time}. Result of the session: {result}.</source>
        <translation>U stolu: {time}. Výsledek tohoto sezení: {result}.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Hrát dál</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Jak dlouho</translation>
    </message>
    <message>
        <source>Nobody has acted for a while. The table closes in {time}; all is kept as it lies.</source>
        <translation>Chvíli se nic neděje. Stůl se zavře za {time}; vše zůstane uloženo tak, jak leží.</translation>
    </message>
    <message>
        <source>RESULT</source>
        <translation>VÝSLEDEK</translation>
    </message>
    <message>
        <source>Reminder</source>
        <translation>Připomínka</translation>
    </message>
    <message>
        <source>TIME</source>
        <translation>ČAS</translation>
    </message>
    <message>
        <source>Take a break</source>
        <translation>Přestávka</translation>
    </message>
    <message>
        <source>Take a break…</source>
        <translation>Udělat si přestávku…</translation>
    </message>
    <message>
        <source>Take the break</source>
        <translation>Začít přestávku</translation>
    </message>
    <message>
        <source>Until it is over, no round can be dealt and no money brought to the table; a running round is played out. A break can be made longer, never shorter, and lasts even if the program is closed.</source>
        <translation>Do jejího konce nelze rozdat kolo ani přinést peníze na stůl; rozehrané kolo se dohraje. Přestávku lze prodloužit, nikdy zkrátit, a trvá, i když program zavřete.</translation>
    </message>
    <message>
        <source>You have been at the table for {time} and played {rounds}. The result is {result}.</source>
        <translation>Čas u stolu: {time}. Odehráno: {rounds}. Výsledek: {result}.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message numerus="yes">
        <source>After %n minutes</source>
        <translation>
            <numerusform>Po %n minutě</numerusform>
            <numerusform>Po %n minutách</numerusform>
            <numerusform>Po %n minutách</numerusform>
        </translation>
    </message>
    <message>
        <source>Also after each choice</source>
        <translation>I po každé volbě</translation>
    </message>
    <message>
        <source>As the system says</source>
        <translation>Podle systému</translation>
    </message>
    <message>
        <source>Ask for insurance and even money</source>
        <translation>Ptát se na pojistku a sázku o stejné výši</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Modré</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Přestávka</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Vínové</translation>
    </message>
    <message>
        <source>Close when nobody acts</source>
        <translation>Zavřít, když nikdo nehraje</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Rádce</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>Kredity</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tmavá</translation>
    </message>
    <message numerus="yes">
        <source>Every %n minutes</source>
        <translation>
            <numerusform>Každou minutu</numerusform>
            <numerusform>Každé %n minuty</numerusform>
            <numerusform>Každých %n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rychlá</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Sukno</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Čtyři barvy</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zelené</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Šedé</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Vysoký kontrast</translation>
    </message>
    <message>
        <source>Hints on request</source>
        <translation>Nápovědy na požádání</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Velké</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Světlá</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normální</translation>
    </message>
    <message>
        <source>Numbers on the cards</source>
        <translation>Hodnoty na kartách</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Vypnuto</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Zapnuto</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Běžné</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Omezený pohyb</translation>
    </message>
    <message>
        <source>Remind me of time and result</source>
        <translation>Připomínat čas a výsledek</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Show money as</source>
        <translation>Zobrazovat peníze jako</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Pomalá</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Vypnout zvuk</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Rychlost</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Barvy karet</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Systém</translation>
    </message>
    <message>
        <source>Take along, write out, remove…</source>
        <translation>Přenést, exportovat, smazat…</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Velikost textu</translation>
    </message>
    <message>
        <source>Turbo: cards appear</source>
        <translation>Turbo: karty se jen objeví</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Dvě barvy</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Hlasitost</translation>
    </message>
    <message>
        <source>Wait between two hits</source>
        <translation>Prodleva mezi dvěma kartami</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Okna</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Vaše data</translation>
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
        <translation>Příští bota</translation>
    </message>
    <message>
        <source>The order of the cards is fixed before the bet: these are the fingerprints (SHA-256) of the seeds. A seed is told in the exported rounds when its shoe is done, and anyone can deal the shoe again.</source>
        <translation>Pořadí karet je dáno před sázkou: toto jsou otisky (SHA-256) semínek. Semínko se objeví v exportovaných kolech, jakmile je jeho bota dohraná, a každý může botu rozdat znovu.</translation>
    </message>
    <message>
        <source>This shoe</source>
        <translation>Tato bota</translation>
    </message>
    <message>
        <source>Your text in it</source>
        <translation>Váš text v ní</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Bet {bet}. Balance {balance}. Wallet {wallet}.</source>
        <translation>Sázka {bet}. Zůstatek {balance}. Účet {wallet}.</translation>
    </message>
    <message>
        <source>Minimum {least}, maximum {most}.</source>
        <translation>Minimum {least}, maximum {most}.</translation>
    </message>
    <message>
        <source>The dealer has no cards.</source>
        <translation>Dealer nemá žádné karty.</translation>
    </message>
</context>
<context>
    <name>Statement</name>
    <message>
        <source>Chosen days</source>
        <translation>Zvolené dny</translation>
    </message>
    <message>
        <source>Closing balance</source>
        <translation>Konečný zůstatek</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Dny</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>První den</translation>
    </message>
    <message>
        <source>From the beginning until now</source>
        <translation>Od začátku do teď</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Poslední den</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Minulý měsíc</translation>
    </message>
    <message>
        <source>Made {date} by bjdesk.</source>
        <translation>Vytvořil bjdesk {date}.</translation>
    </message>
    <message>
        <source>Opening balance</source>
        <translation>Počáteční zůstatek</translation>
    </message>
    <message>
        <source>Opening balance + in − out = closing balance; each round is one line.</source>
        <translation>Počáteční zůstatek + příjem − výdej = konečný zůstatek; každé kolo je jeden řádek.</translation>
    </message>
    <message>
        <source>Page {number}</source>
        <translation>Strana {number}</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Uložit jako CSV…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Uložit jako PDF…</translation>
    </message>
    <message>
        <source>Since {first}</source>
        <translation>Od {first}</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Výpis</translation>
    </message>
    <message>
        <source>Sum, and closing balance</source>
        <translation>Součet a konečný zůstatek</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Tento měsíc</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Tento rok</translation>
    </message>
    <message>
        <source>Until {last}</source>
        <translation>Do {last}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n hands</source>
        <translation>
            <numerusform>%n list</numerusform>
            <numerusform>%n listy</numerusform>
            <numerusform>%n listů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n kolo</numerusform>
            <numerusform>%n kola</numerusform>
            <numerusform>%n kol</numerusform>
        </translation>
    </message>
    <message>
        <source>95% from</source>
        <translation>95 % od</translation>
    </message>
    <message>
        <source>95% interval {low} to {high}</source>
        <translation>95% interval {low} až {high}</translation>
    </message>
    <message>
        <source>95% to</source>
        <translation>95 % do</translation>
    </message>
    <message>
        <source>After round {number}: the cards paid {paid}, your play was worth {worth}; luck {luck}, two deviations ±{band}</source>
        <translation>Po kole {number}: karty vyplatily {paid}, vaše hra měla hodnotu {worth}; štěstí {luck}, dvě odchylky ±{band}</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Osa</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Zůstatek</translation>
    </message>
    <message>
        <source>Balance {balance} after {rounds}; lowest {low}, highest {high}</source>
        <translation>Zůstatek {balance}, odehráno: {rounds}; nejnižší {low}, nejvyšší {high}</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Nejlepší kolo</translation>
    </message>
    <message>
        <source>Bought in or cashed out</source>
        <translation>Dokoupeno nebo vybráno</translation>
    </message>
    <message>
        <source>Dealer's up card</source>
        <translation>Odkrytá karta dealera</translation>
    </message>
    <message>
        <source>Deepest fall</source>
        <translation>Nejhlubší propad</translation>
    </message>
    <message>
        <source>Dotted: fewer than 30 hands.</source>
        <translation>Tečkované: méně než 30 listů.</translation>
    </message>
    <message>
        <source>Exact return</source>
        <translation>Přesná návratnost</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Export…</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Údaj</translation>
    </message>
    <message>
        <source>First bets</source>
        <translation>První sázky</translation>
    </message>
    <message>
        <source>First two cards</source>
        <translation>První dvě karty</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Od</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>Od kola</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Listy</translation>
    </message>
    <message>
        <source>Highest balance</source>
        <translation>Nejvyšší zůstatek</translation>
    </message>
    <message numerus="yes">
        <source>In %n rounds whose decisions are valued</source>
        <translation>
            <numerusform>V %n kole s oceněnými rozhodnutími</numerusform>
            <numerusform>Ve %n kolech s oceněnými rozhodnutími</numerusform>
            <numerusform>V %n kolech s oceněnými rozhodnutími</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest drawdown</source>
        <translation>Nejdelší propad</translation>
    </message>
    <message>
        <source>Longest losing streak</source>
        <translation>Nejdelší série proher</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Nejdelší série výher</translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation>Přiblížit</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Prohráno</translation>
    </message>
    <message>
        <source>Lost by them</source>
        <translation>Ztráta jimi</translation>
    </message>
    <message>
        <source>Lost in all</source>
        <translation>Ztráta celkem</translation>
    </message>
    <message>
        <source>Lost, in per cent</source>
        <translation>Prohráno, v procentech</translation>
    </message>
    <message>
        <source>Lowest balance</source>
        <translation>Nejnižší zůstatek</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Štěstí</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Štěstí a umění</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Chyby</translation>
    </message>
    <message numerus="yes">
        <source>Mistakes in %n rounds</source>
        <translation>
            <numerusform>Chyby v %n kole</numerusform>
            <numerusform>Chyby ve %n kolech</numerusform>
            <numerusform>Chyby v %n kolech</numerusform>
        </translation>
    </message>
    <message>
        <source>No decision has been valued yet. The coach values them beside the game, and they appear here.</source>
        <translation>Zatím nebylo oceněno žádné rozhodnutí. Rádce je oceňuje souběžně s hrou a objeví se zde.</translation>
    </message>
    <message>
        <source>No round has been played yet.</source>
        <translation>Zatím nebylo odehráno žádné kolo.</translation>
    </message>
    <message>
        <source>No round has been played yet. The balance of each one appears here.</source>
        <translation>Zatím nebylo odehráno žádné kolo. Zde se objeví zůstatek po každém z nich.</translation>
    </message>
    <message>
        <source>Only your own hands are counted, not a guest's.</source>
        <translation>Počítají se jen vaše vlastní listy, ne listy hosta.</translation>
    </message>
    <message>
        <source>Over rounds</source>
        <translation>Podle kol</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>V čase</translation>
    </message>
    <message>
        <source>Paid by the cards</source>
        <translation>Vyplaceno kartami</translation>
    </message>
    <message>
        <source>Paler: fewer than 30 hands.</source>
        <translation>Bledší: méně než 30 listů.</translation>
    </message>
    <message>
        <source>Per bet</source>
        <translation>Na sázku</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Graf</translation>
    </message>
    <message>
        <source>Point at the picture, or go through it by arrow keys, for its values.</source>
        <translation>Hodnoty ukáže myš nad grafem nebo šipky.</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Remíza</translation>
    </message>
    <message>
        <source>Push, in per cent</source>
        <translation>Remíza, v procentech</translation>
    </message>
    <message>
        <source>Result from</source>
        <translation>Výsledek od</translation>
    </message>
    <message>
        <source>Result of a round</source>
        <translation>Výsledek kola</translation>
    </message>
    <message>
        <source>Result per bet, in per cent</source>
        <translation>Výsledek na sázku, v procentech</translation>
    </message>
    <message>
        <source>Result to</source>
        <translation>Výsledek do</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Návratnost</translation>
    </message>
    <message>
        <source>Returns</source>
        <translation>Návratnost</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Kolo {number}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kola</translation>
    </message>
    <message>
        <source>Rounds per hour</source>
        <translation>Kol za hodinu</translation>
    </message>
    <message>
        <source>Rounds with mistakes</source>
        <translation>Kola s chybami</translation>
    </message>
    <message>
        <source>Rounds won: {won} · lost: {lost} · even: {even}</source>
        <translation>Vyhraná kola: {won} · prohraná: {lost} · vyrovnaná: {even}</translation>
    </message>
    <message>
        <source>Rounds {first} to {last}</source>
        <translation>Kola {first} až {last}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>See everything</source>
        <translation>Ukázat vše</translation>
    </message>
    <message>
        <source>See more</source>
        <translation>Oddálit</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Podíl</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistika</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Přehled</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabulka</translation>
    </message>
    <message>
        <source>The rounds are being added up: {share}</source>
        <translation>Kola se sčítají: {share}</translation>
    </message>
    <message>
        <source>Time at the table</source>
        <translation>Čas u stolu</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Do</translation>
    </message>
    <message>
        <source>To round</source>
        <translation>Do kola</translation>
    </message>
    <message>
        <source>Two standard deviations</source>
        <translation>Dvě směrodatné odchylky</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Hodnota</translation>
    </message>
    <message>
        <source>What the fields show</source>
        <translation>Co pole ukazují</translation>
    </message>
    <message>
        <source>Whose statistics</source>
        <translation>Čí statistika</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vyhráno</translation>
    </message>
    <message>
        <source>Won or lost</source>
        <translation>Výhra nebo prohra</translation>
    </message>
    <message>
        <source>Won, in per cent</source>
        <translation>Vyhráno, v procentech</translation>
    </message>
    <message>
        <source>Worst round</source>
        <translation>Nejhorší kolo</translation>
    </message>
    <message>
        <source>Worth of your play</source>
        <translation>Hodnota vaší hry</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vy</translation>
    </message>
    <message>
        <source>balance</source>
        <translation>zůstatek</translation>
    </message>
    <message>
        <source>balance {amount} ({net})</source>
        <translation>zůstatek {amount} ({net})</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <translation>mezi {low} a {high}</translation>
    </message>
    <message>
        <source>bought in</source>
        <translation>dokoupeno</translation>
    </message>
    <message>
        <source>bought in: {amount}</source>
        <translation>dokoupeno: {amount}</translation>
    </message>
    <message>
        <source>cashed out</source>
        <translation>vybráno</translation>
    </message>
    <message>
        <source>cashed out: {amount}</source>
        <translation>vybráno: {amount}</translation>
    </message>
    <message>
        <source>even</source>
        <translation>vyrovnaná</translation>
    </message>
    <message>
        <source>exact return is being worked out</source>
        <translation>přesná návratnost se počítá</translation>
    </message>
    <message>
        <source>exact return with best play</source>
        <translation>přesná návratnost při nejlepší hře</translation>
    </message>
    <message>
        <source>exact {share}</source>
        <translation>přesně {share}</translation>
    </message>
    <message>
        <source>from lowest to highest</source>
        <translation>od nejnižšího k nejvyššímu</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>prohraná</translation>
    </message>
    <message>
        <source>lost by mistakes</source>
        <translation>ztráta chybami</translation>
    </message>
    <message numerus="yes">
        <source>mistakes in %n rounds</source>
        <translation>
            <numerusform>chyby v %n kole</numerusform>
            <numerusform>chyby ve %n kolech</numerusform>
            <numerusform>chyby v %n kolech</numerusform>
        </translation>
    </message>
    <message>
        <source>return of your first bets, with its 95% interval</source>
        <translation>návratnost vašich prvních sázek s 95% intervalem</translation>
    </message>
    <message>
        <source>return {share}</source>
        <translation>návratnost {share}</translation>
    </message>
    <message numerus="yes">
        <source>the triangle stands for %n buy-ins</source>
        <translation>
            <numerusform>trojúhelník zastupuje %n dokoupení</numerusform>
            <numerusform>trojúhelník zastupuje %n dokoupení</numerusform>
            <numerusform>trojúhelník zastupuje %n dokoupení</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the triangle stands for %n cash-outs</source>
        <translation>
            <numerusform>trojúhelník zastupuje %n výběr</numerusform>
            <numerusform>trojúhelník zastupuje %n výběry</numerusform>
            <numerusform>trojúhelník zastupuje %n výběrů</numerusform>
        </translation>
    </message>
    <message>
        <source>two standard deviations of chance</source>
        <translation>dvě směrodatné odchylky náhody</translation>
    </message>
    <message>
        <source>what the cards paid</source>
        <translation>co karty vyplatily</translation>
    </message>
    <message>
        <source>what your play was worth</source>
        <translation>jakou hodnotu měla vaše hra</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vyhraná</translation>
    </message>
    <message>
        <source>{hand} against {up}: no hand yet</source>
        <translation>{hand} proti {up}: zatím žádný list</translation>
    </message>
    <message>
        <source>{hand} against {up}: {hands}; won {won}, push {push}, lost {lost}; {edge} per bet</source>
        <translation>{hand} proti {up}: {hands}; vyhráno {won}, remíza {push}, prohráno {lost}; {edge} na sázku</translation>
    </message>
    <message>
        <source>{hours}:{minutes} h</source>
        <extracomment>A time: hours and minutes.</extracomment>
        <translation>{hours}:{minutes} h</translation>
    </message>
    <message>
        <source>{mistakes} of {valued} cost {cost}, {share} of the bets.</source>
        <translation>{mistakes} z {valued} stály {cost}, {share} sázek.</translation>
    </message>
    <message>
        <source>{rounds}, the cards paid {paid} and your play was worth {worth}: luck {luck}.</source>
        <translation>{rounds} karty vyplatily {paid} a vaše hra měla hodnotu {worth}: štěstí {luck}.</translation>
    </message>
    <message>
        <source>{rounds}: {mistakes}, {cost}; in all {sum}</source>
        <translation>{rounds}: {mistakes}, {cost}; celkem {sum}</translation>
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
        <translation>Podle této tabulky se vrací {share} sázek.</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Tabulka</translation>
    </message>
    <message>
        <source>D</source>
        <extracomment>One letter for "Double" in the strategy chart; the five letters must differ.</extracomment>
        <translation>Z</translation>
    </message>
    <message>
        <source>Decline insurance and even money.</source>
        <translation>Pojistku i sázku o stejné výši odmítnout.</translation>
    </message>
    <message>
        <source>Decline insurance.</source>
        <translation>Pojistku odmítnout.</translation>
    </message>
    <message>
        <source>Exceptions</source>
        <translation>Výjimky</translation>
    </message>
    <message>
        <source>H</source>
        <extracomment>One letter for "Hit" in the strategy chart; the five letters must differ.</extracomment>
        <translation>V</translation>
    </message>
    <message>
        <source>Hands whose cards say otherwise than their total, and what that gains in per cent of the bet.</source>
        <translation>Listy, jejichž karty říkají něco jiného než jejich součet, a kolik to přinese v procentech sázky.</translation>
    </message>
    <message>
        <source>Hard totals</source>
        <translation>Tvrdé součty</translation>
    </message>
    <message>
        <source>Hard {total}</source>
        <translation>Tvrdých {total}</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>Slovy</translation>
    </message>
    <message>
        <source>P</source>
        <extracomment>One letter for "Split" in the strategy chart; the five letters must differ.</extracomment>
        <translation>R</translation>
    </message>
    <message>
        <source>Pair {cards}</source>
        <translation>Pár {cards}</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Páry</translation>
    </message>
    <message>
        <source>Point at a field, or go to it by arrow keys, for its values.</source>
        <translation>Hodnoty ukáže políčko pod myší nebo zvolené šipkami.</translation>
    </message>
    <message>
        <source>R</source>
        <extracomment>One letter for "Surrender" in the strategy chart; the five letters must differ.</extracomment>
        <translation>X</translation>
    </message>
    <message>
        <source>S</source>
        <extracomment>One letter for "Stand" in the strategy chart; the five letters must differ.</extracomment>
        <translation>S</translation>
    </message>
    <message>
        <source>Soft totals</source>
        <translation>Měkké součty</translation>
    </message>
    <message>
        <source>Soft {total}</source>
        <translation>Měkkých {total}</translation>
    </message>
    <message>
        <source>Strategy: {name}</source>
        <translation>Strategie: {name}</translation>
    </message>
    <message>
        <source>Take even money.</source>
        <translation>Sázku o stejné výši vzít.</translation>
    </message>
    <message>
        <source>The chart could not be worked out.</source>
        <translation>Tabulku se nepodařilo spočítat.</translation>
    </message>
    <message>
        <source>There are no exceptions: the chart is right for all hands of two or three cards.</source>
        <translation>Výjimky nejsou: tabulka platí pro všechny listy o dvou nebo třech kartách.</translation>
    </message>
    <message>
        <source>against {up}</source>
        <translation>proti {up}</translation>
    </message>
    <message>
        <source>small: where that is not allowed</source>
        <translation>malé písmeno: kde to není dovoleno</translation>
    </message>
    <message>
        <source>{advice} against {ups}</source>
        <translation>{advice} proti {ups}</translation>
    </message>
    <message>
        <source>{choice}, else {other}</source>
        <translation>{choice}, jinak {other}</translation>
    </message>
    <message>
        <source>{choice}, not {other}</source>
        <translation>{choice}, ne {other}</translation>
    </message>
    <message>
        <source>{hand} against {up}: {advice}. {values}</source>
        <translation>{hand} proti {up}: {advice}. {values}</translation>
    </message>
    <message>
        <source>{hand}: {advices}.</source>
        <translation>{hand}: {advices}.</translation>
    </message>
</context>
</TS>
