import { type RuleBooks, readRuleBook } from '../rulebook.ts'

export const TOY_EN = `# Freight

## TOY-1 The table

- **TOY-1.1 Players.** Two to four players play.
  - \`players\` Two to four can play, not {players}.
- **TOY-1.2 Course.** Players take turns. The game ends after the agreed number of turns.
  - \`over\` The game is over.
  - \`turn\` It is {player}'s turn.
  - \`form\` This is not something that can be done.
  - \`options\` These are not options of the game.
  - \`names\` Every player needs a name.
  - \`undo\` There is not so much to undo.

## TOY-2 A turn

- **TOY-2.1 Draw.** Take the next wagon of the deck or the last one of the pile. An empty deck is made anew from the pile.

  | place | wagons |
  |---|---|
  | hand | 3 |
  - \`full\` You can hold {most} wagons.
  - \`none\` There is no wagon to draw.
  - \`place\` You can draw from the deck or the pile, not from {from}.
- **TOY-2.2 Sell.** Put one or two wagons on the pile and take a coin for each out of the pot.
  - \`many\` You can sell one or two wagons, not {count}.
  - \`held\` You do not hold these wagons.
  - \`pot\` The pot holds {pot} coins.
- **TOY-2.3 Pay.** Put one to four coins into the pot.
  - \`amount\` You can pay one to {most} coins, not {coins}.
- **TOY-2.4 Pass.** Do nothing.

## TOY-3 The auction

- **TOY-3.1 Call.** While there are coins in the pot, you may bid for it against a rival.
  - \`auction\` An auction is going on.
  - \`empty\` The pot is empty.
  - \`rival\` Choose another player.
- **TOY-3.2 Bid.** Both bid in secret. The higher bid is paid to the rival and takes the pot; luck breaks a tie.
  - \`none\` No auction is going on.
  - \`amount\` You can bid up to {most} coins, not {coins}.
`

const TOY_JA = `# 貨物

- **TOY-1.1 人数。** 2〜4人で遊ぶ。
  - \`players\` 2〜4人用です。{players}人では遊べません。
- **TOY-1.2 進行。** 順に手番を行う。決めた手番数で終わる。
  - \`over\` ゲームは終わりました。
  - \`turn\` {player}の手番です。
  - \`form\` そのような操作はありません。
  - \`options\` そのようなオプションはありません。
  - \`names\` 名前が必要です。
  - \`undo\` そこまでは戻せません。
- **TOY-2.1 引く。** 山札か捨て札の一番上の貨車を取る。山札が尽きたら捨て札から作り直す。
  - \`full\` 貨車は{most}枚まで持てます。
  - \`none\` 引ける貨車がありません。
  - \`place\` 山札か捨て札から引きます。{from}からは引けません。
- **TOY-2.2 売る。** 貨車を1〜2枚捨て、1枚につき1金を中央から取る。
  - \`many\` 売れるのは1〜2枚です。{count}枚は売れません。
  - \`held\` その貨車を持っていません。
  - \`pot\` 中央には{pot}金しかありません。
- **TOY-2.3 払う。** 1〜4金を中央に置く。
  - \`amount\` 払えるのは1〜{most}金です。{coins}金は払えません。
- **TOY-2.4 パス。** 何もしない。
- **TOY-3.1 競り。** 中央に金があれば、相手を選んで競りができる。
  - \`auction\` 競りの途中です。
  - \`empty\` 中央に金がありません。
  - \`rival\` 他のプレイヤーを選んでください。
- **TOY-3.2 入札。** 二人が秘密に入札する。高い方が相手に払い、中央の金を取る。同額は運で決める。
  - \`none\` 競りは行われていません。
  - \`amount\` 入札は{most}金までです。{coins}金は入札できません。
`

export const toyBooks: RuleBooks = { en: readRuleBook(TOY_EN), ja: readRuleBook(TOY_JA) }
