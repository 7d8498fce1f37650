import { eachShareJa, ja18xx } from '@roundhouse/18xx/view'
import { extendWords } from '@roundhouse/view'
import type { OwnWords, Words1846 } from './words.en.ts'

/** 1846-2.2: what is told of a train only by its type may lie on either side. */
const TYPES: Readonly<Record<string, string>> = {
  '2': '「2」列車',
  '4': 'タイプIIの列車',
  '5': 'タイプIIIの列車',
  '6': 'タイプIVの列車',
}

const BLANK = 'ブランクカード'

/** The same in Japanese, in the words of the rule book. */
const own: OwnWords & { train: Pick<Words1846['train'], 'type'> } = {
  lakes: { michigan: 'ミシガン湖', erie: 'エリー湖' },

  summary:
    '中西部の鉄道網を築く競争です。会社は株を発行して成長し、列車は次々に古くなります。最後に総資産の最も多いプレイヤーが勝ちます。',

  primer: {
    goal: '銀行破産でゲームは終わりに向かいます。最後に、所持金と持ち株の価値の合計が最も多い人が勝ちます。',
    rounds:
      '最初に個人会社を分配します。その後は、株を売買する株式ラウンド1回と、会社が線路を敷き、列車を運行し、配当または内部留保を行い、列車を購入する運行ラウンド2回を繰り返します。',
    looks: {
      draft:
        '収益の高い個人会社か、建設したい地域で役立つ能力を持つ個人会社を探します。額面を支払い、残りの所持金で会社を上場させることになります。',
      stock:
        '収益の高い都市に近い本拠地の会社を上場させます。社長株の価格は公募価格の2倍で、その代金が線路と最初の列車の資金になります。',
      operating:
        '自社のトークンを収益の高い都市や盤外地域とつなぎ、列車を買う資金を残します。会社は必ず列車を持たなければなりません。',
    },
  },

  round: { draft: '個人会社の分配' },
  roundShort: { draft: '分配' },
  steps: { issue: '発行' },

  nothing: {
    track: ({ company, colors }) =>
      colors.length === 1
        ? `今 ${company} が置けるタイルはありません。使えるのはまだ黄タイルだけで、${company} の線路が届く範囲に、黄タイルを置ける空きヘクスがないためです。`
        : `今 ${company} が置けるタイルはありません。このフェイズの色のタイルで、${company} の線路が届くヘクスに合うものがないためです。`,
  },

  left: {
    tiles: ({ tiles, upgrades }) =>
      upgrades === 0
        ? `黄タイルはあと${tiles}枚`
        : tiles === 1
          ? 'タイルはあと1枚（黄か置き換え）'
          : `タイルはあと${tiles}枚（置き換えは${upgrades}枚まで）`,
  },

  phases: {
    events: {
      I: 'フェイズIIIになるまで、会社は個人会社を購入できます。',
      II: 'ほかに変わることはありません。',
      III: '「2」列車はフェイズアウトし、あと1回だけ運行します。個人会社は閉鎖し、Mail Contract は残ります。盤外の収益が右側の額に変わります。',
      IV: '「2」列車は廃車になり、「4」列車と「3/5」列車はフェイズアウトし、あと1回だけ運行します。マーカーはすべて除去され、予約枠もなくなります。',
    },
  },

  facts: {
    lastSet: '最後のセット',
    cost: '支払額（借金を含む）',
    costNow: '現在の支払額',
    copies: '手札に',
    chosen: '選択済み',
    eachHalf: '折半',
  },

  company: {
    removed: 'このゲームには登場しない',
    minor: 'ミニチュア会社',
    unowned: 'ミニチュア会社・所有者未定',
    boughtBy: ({ owner }) => `${owner} が購入`,
    beneficiary: '港の受益会社',
  },

  train: {
    counts: ({ counts, visits }) =>
      counts === visits ? `停車地${counts}か所` : `停車地${visits}か所中${counts}か所`,
    phasedOut: 'フェイズアウト・あと1回運行',
    ran: '運行済み',
    type: ({ type }) => TYPES[type] ?? type,
  },

  marks: {
    east: ({ bonus }) => `東 +${bonus}`,
    west: ({ bonus }) => `西 +${bonus}`,
  },

  aboutHex: {
    reservedPrice: ({ linked, unlinked }) =>
      unlinked === undefined ? `${linked}（接続時のみ）` : `${linked}（接続なし ${unlinked}）`,
  },

  bonuses: {
    eastWest: '東西接続',
    port: '港',
    mail: 'Mail Contract',
    MPC: 'Meat Packing',
    BT: 'Boomtown',
  },

  markers: {
    MPC: 'Meat Packing マーカー',
    BT: 'Boomtown マーカー',
    SC: 'Steamboat Company のマーカー',
  },

  cards: {
    hidden: '裏向きのカード',
    blank: BLANK,
    blankText: '今回は個人会社を取りません。費用はかかりません。',
    count: ({ count }) => `${count}枚`,
  },

  powers: {
    MS: '「2」列車、Detroit (C15) のトークン、$60 を持つミニチュア会社です。収益の半分を所有者が受け取ります。',
    BIG4: '「2」列車、Indianapolis (G9) のトークン、$40 を持つミニチュア会社です。収益の半分を所有者が受け取ります。',
    'C&WI': '購入した会社は、Chicago の予約された都市に追加トークンを無料で置けます。',
    MAIL: '所有する会社の列車1両が、訪問した停車地1か所につき $10 を得ます。',
    TBC: '所有する会社は、山の地形コストと山の辺のコストが、それぞれ $20 安くなります。',
    MPC: '購入した会社は、Chicago か St. Louis にマーカーを置けます。自社のルートでそこを数えると、収益が $30 増えます。',
    SC: '指定した会社のルートで港マーカーの港を数えると、収益が $20（Holland と Wheeling では $40）増えます。港と会社は所有者が決めます。',
    LSL: '購入した会社は、Cleveland か Toledo の黄タイルを1回だけ無料で緑タイルに置き換えられます。',
    MC: 'プレイヤーが所有する間、B10 と B12 には線路を敷設できません。購入した会社は、そこに黄タイルを1枚ずつ無料で敷設できます。',
    'O&I':
      'プレイヤーが所有する間、F14 と F16 には線路を敷設できません。購入した会社は、そこに黄タイルを1枚ずつ無料で敷設できます。',
    BT: '購入した会社は、Cincinnati にマーカーを置けます。自社のルートでそこを数えると、収益が $20 増えます。',
    LM: '所有する会社は、Cincinnati と Dayton の一方または両方にタイルを置いて、2都市を結べます。費用はそれぞれ $20 安くなります。',
  },

  kinds: {
    draft: 'カードの選択',
    'take-last': '最後の個人会社の購入',
    decline: '断る',
    'draft-buy': '個人会社の購入',
    'draft-pass': 'パス',
    'set-port': '港マーカーの配置',
    'set-beneficiary': '受益会社の選択',
    'leave-markers': 'マーカーを動かさない',
    issue: '自社株発行',
    redeem: '買い戻し',
    'private-lay': '個人会社による敷設',
    'private-token': '個人会社によるトークン',
    'place-marker': 'マーカーの配置',
    'emergency-issue': '緊急発行',
  },

  prompts: {
    draft: '1枚選んでください。内容はほかの人には見えません。',
    'last-private': ({ name, price }) => `最後の個人会社：${name} を ${price} で購入するか、断る`,
    'open-draft': '個人会社を1つ購入、またはパス',
    steamboat: 'Steamboat Company：港マーカーと受益会社',
    port: 'Steamboat Company：港マーカー',
    beneficiary: 'Steamboat Company：受益会社',
    kinds: {
      issue: '自社株発行',
      redeem: '買い戻し',
      runOne: '列車の運行',
    },
    dividend: ({ company, revenue }) => `${company} の収益 ${revenue}：配当・半配当・内部留保`,
  },

  dividends: { half: '半配当' },

  choices: {
    draft: ({ name, price }) => `${name} を ${price} で取る`,
    draftBlank: 'ブランクカードを取る',
    decline: ({ name, price }) => `${name}（${price}）を断る`,
    setPort: ({ place, bonus }) => `港マーカーを ${place} に置く（${bonus}）`,
    setBeneficiary: ({ company }) => `${company} を受益会社にする`,
    leaveMarkers: 'マーカーを動かさない',
    issue: ({ count, price }) => `${count}株を ${price} で発行`,
    redeem: ({ count, price }) => `${count}株を ${price} で買い戻す`,
    placeMarker: ({ marker, place, bonus }) => `${marker}を ${place} に置く（${bonus}）`,
    runAnd: {
      half: ({ price }) => `運行して ${price} を半配当`,
    },
    half: ({ distributed, kept, perShare }) =>
      `半配当：${distributed} を配当${eachShareJa(perShare)}、${kept} を金庫へ`,
    emergencyIssue: ({ count, price }) => `${count}株を ${price} で緊急発行`,
  },

  changes: {
    leftAfterPaying: '選んだカードの支払い後の所持金',
    tileCount: ({ tiles, upgrades }) => (tiles > 0 && upgrades === 0 ? `黄${tiles}枚` : `${tiles}枚`),
  },

  notes: {
    icFree: 'タイル（IC は無料）',
    byPrivate: ({ name }) => `${name} による`,
    extra: '追加のアクションです。通常のタイルやトークンには数えません。',
    samePrice: '株価は動きません。',
    unlinked: '接続していないため割高です。',
    reservedSlot: '予約された枠に置きます。',
    priceAndDebt: ({ price, debt }) => `額面 ${price}、借金 ${debt}`,
    laterPaid: '分配の終了時に支払います。',
    nextAt: ({ price }) => `次のプレイヤーは ${price} で購入できます。`,
    mustTake: ({ who, price }) => `断ると ${who} が ${price} で必ず引き取ります。`,
    cheaper: ({ price }) => `費用は ${price} に下がります。`,
    bringsOperating: 'パスが2回続き、運行ラウンドを2回行います。',
    launchBonus: ({ bonus }) => `銀行からのボーナス ${bonus} を含みます。`,
    minorSplit: ({ half, owner, company }) => `${owner} と ${company} に ${half} ずつ`,
    minorTaken: ({ cash, name }) =>
      `${name} の列車と ${cash} を受け取ります。列車は次のラウンドから運行できます。`,
    beneficiary: ({ company }) => `${company} はずっと受益会社になります。`,
    tokenRemoved: ({ place }) => `${place} のトークンは除去されます。`,
    mustBuyHere: ({ above }) => `次は銀行から、${above} より高い新しい列車を買います。`,
    secondTile: ({ name }) => `続けて ${name} の2枚目を置けます。`,
  },

  effects: { phasedOut: 'あと1回運行' },

  warnings: {
    closing: ({ company }) => `株価が0になり、${company} は閉鎖されます。株、列車、資金はすべて失われます。`,
    unused: ({ names }) =>
      `まだ使っていない能力：${names}。後の手番でも使えますが、ほかの会社に先を越されることがあります。`,
    givesUp: ({ names }) => `${names} の能力は使えなくなります。`,
    bankrupt: '得点0でゲームから抜けます。株と個人会社はすべて失われます。',
    lastTrain: '銀行の最後の列車です。次のセットの後、ゲームは終了します。',
  },

  log: {
    inPlay: ({ names }) => `登場：${names}。`,
    leftOut: ({ names }) => `除外：${names}。`,
    drafted: ({ who }) => `${who} はカードを1枚選びました。`,
    chose: ({ who, name }) =>
      name === BLANK ? `${who} は${name}を選びました。` : `${who} は ${name} を選びました。`,
    lastCard: ({ name, price }) => `最後の個人会社は ${name}（${price}）です。`,
    declined: ({ who, price }) => `${who} は ${price} で断りました。`,
    draftResumed: ({ who }) => `個人会社の分配を ${who} から再開します。`,
    minorFunded: ({ company, price }) => `${company} の金庫に ${price} が入りました。`,
    surrendered: ({ who, company, count, price }) =>
      `${who} は ${company} を${count}株、${price} で手放しました。`,
    launchBonus: ({ company, price }) => `${company} はボーナス ${price} を受け取りました。`,
    portSet: ({ who, place }) => `${who} は港マーカーを ${place} に置きました。`,
    beneficiary: ({ company }) => `${company} が受益会社になりました。`,
    markersLeft: ({ who }) => `${who} はマーカーを動かしませんでした。`,
    issued: ({ company, count, price }) => `${company} は${count}株を ${price} で発行しました。`,
    emergencyIssued: ({ company, count, price }) => `${company} は${count}株を ${price} で緊急発行しました。`,
    redeemed: ({ company, count, price }) => `${company} は${count}株を ${price} で買い戻しました。`,
    markerPlaced: ({ company, marker, place }) => `${company} は ${marker}を ${place} に置きました。`,
    markerRemoved: ({ marker }) => `${marker}は除去されました。`,
    half: ({ company, price, kept, perShare }) =>
      `${company} は半配当で ${kept} を金庫に入れ、${price} を配当しました${eachShareJa(perShare)}`,
    minorSplit: ({ company, price }) => `${company} と所有者は ${price} ずつ受け取りました。`,
    lastTrain: ({ set }) => `銀行の最後の列車が売れました。セット${set}が最後になります。`,
    minorCash: ({ company, from, price }) => `${company} は ${from} の資金 ${price} を受け取りました。`,
    bankruptCash: ({ who, company, price }) => `${who} の所持金 ${price} は ${company} の金庫に入りました。`,
    ends: {
      bankruptcy: 'ゲーム終了：残ったプレイヤーは1人',
      'nothing-left': 'ゲーム終了：会社も個人会社もなし',
      trains: 'ゲーム終了：最後の列車の次のセットまで終了',
    },
  },

  options: {
    edition: {
      label: '版',
      explanation: '登場する個人会社を決めます。',
      values: { first: '初版：個人会社10社', second: '第2版：Boomtown と Little Miami を追加' },
    },
    issueTiming: {
      label: '自社株発行と買い戻し',
      explanation: '会社がその手番のいつまで株を発行し、買い戻せるかを決めます。',
      values: { step1: '最初のタイルやトークンの前', untilDividend: '配当を処理する前' },
    },
    privateTiming: {
      label: '個人会社の能力',
      explanation: '個人会社によるタイルやトークンを、会社がいつ置けるかを決めます。',
      values: { onPurchase: '購入の直後', ownTurn: '自社のどの手番でも' },
    },
    unsoldAtPhase3: {
      label: 'フェイズIIIの未売却の個人会社',
      explanation: 'プレイヤーが所有する Mail Contract と、Steamboat Company のマーカーの扱いです。',
      values: { keep: '残る', close: '除去する' },
    },
    phase4Trains: {
      label: '最後の列車',
      explanation: '最後のタイプの列車の数です。',
      values: { unlimited: '無制限', nine: '9両' },
    },
    bestRun: {
      label: '運行',
      explanation: '収益が最大になる運行だけを認めるかどうかを決めます。',
      values: { forced: '最大収益の運行だけ', declared: 'どの運行でもよい（最大収益の運行を表示）' },
    },
    uselessIssue: {
      label: '緊急発行',
      explanation: 'より高い列車に届かない余分な発行も認めるかどうかを決めます。',
      values: { refused: '列車に届く株数だけ', allowed: '余分な発行も認める' },
    },
  },
}

export const ja1846: Words1846 = extendWords(ja18xx, own)
