import { type Language, type RuleBooks, readRuleBook } from '../rulebook/rulebook.ts'

export const pebbleRules: Readonly<Record<Language, string>> = {
  en: `# Pebbles

## PB-1 The game

- **PB-1.1 Players.** Two or three play.
  - \`players\` Two or three can play, not {players}.
  - \`quick\` The heap is too small for a quick game.
  - \`charms\` The heap is too small for charms.
  - \`shells\` The heap is too small for shells.
- **PB-1.2 Turns.** Players take turns until no pebble is left.
  - \`over\` The game is over.
  - \`turn\` It is {player}'s turn.
  - \`form\` There is no such action.
  - \`options\` There is no such option.
  - \`names\` Every player needs a name of their own.
  - \`undo\` There is not so much to undo.
- **PB-1.3 End.** Whoever has most pebbles wins.

## PB-2 A turn

- **PB-2.1 Take.** Take one to three pebbles.
  - \`count\` You cannot take {count} of {heap} pebbles.
- **PB-2.2 Toss.** Toss a coin for one or two.
  - \`heap\` There is nothing to toss for.

## PB-3 Charms

- **PB-3.1 Charm.** Hide an owl or a fox.
  - \`over\` All charms are hidden.
  - \`first\` First everybody hides a charm.
  - \`charm\` There is no {charm}.

## PB-4 Shells

- **PB-4.1 Draw.** Take the next shell of the bag or the last one of the pile.

  | place | shells |
  |---|---|
  | hand | 3 |
  - \`turn\` You draw in your own turn; it is {player}'s.
  - \`full\` You can hold {most} shells.
  - \`none\` There is no shell to draw.
  - \`place\` You can draw from the bag or the pile, not from {from}.
- **PB-4.2 Trade.** Put one or two shells on the pile and take a pebble for each, while the heap has two.
  - \`many\` You can trade one or two shells, not {count}.
  - \`held\` You do not hold these shells.
  - \`heap\` The heap has {heap} pebbles.
`,
  ja: `# 小石

## PB-1 ゲーム

- **PB-1.1 人数。** 2人か3人で遊ぶ。
  - \`players\` 2人か3人用です。{players}人では遊べません。
  - \`quick\` 短いゲームには山が小さすぎます。
  - \`charms\` お守りには山が小さすぎます。
  - \`shells\` 貝殻には山が小さすぎます。
- **PB-1.2 手番。** 石がなくなるまで順に手番を行う。
  - \`over\` ゲームは終わりました。
  - \`turn\` {player}の手番です。
  - \`form\` そのような操作はありません。
  - \`options\` そのようなオプションはありません。
  - \`names\` 別々の名前が必要です。
  - \`undo\` そこまでは戻せません。
- **PB-1.3 終わり。** 石が一番多い人の勝ち。

## PB-2 手番

- **PB-2.1 取る。** 石を1〜3個取る。
  - \`count\` {heap}個の石から{count}個は取れません。
- **PB-2.2 投げる。** コインを投げて1個か2個取る。
  - \`heap\` 投げる意味がありません。

## PB-3 お守り

- **PB-3.1 お守り。** ふくろうか狐を隠す。
  - \`over\` お守りは全員が隠しました。
  - \`first\` 先に全員がお守りを隠します。
  - \`charm\` {charm}はありません。

## PB-4 貝殻

- **PB-4.1 引く。** 袋から次の貝殻か、捨て山の最後の貝殻を取る。
  - \`turn\` 引けるのは自分の手番だけです。今は{player}の手番です。
  - \`full\` 貝殻は{most}個まで持てます。
  - \`none\` 引ける貝殻がありません。
  - \`place\` 袋か捨て山から引きます。{from}からは引けません。
- **PB-4.2 交換。** 山に石が2個あれば、貝殻を1〜2個捨て山に置き、1個につき石を1個取る。
  - \`many\` 交換できるのは1〜2個です。{count}個は交換できません。
  - \`held\` その貝殻を持っていません。
  - \`heap\` 山には{heap}個しかありません。
`,
}

export const pebbleBooks: RuleBooks = { en: readRuleBook(pebbleRules.en), ja: readRuleBook(pebbleRules.ja) }
