import type { Words } from './words.en.ts'

/** What a share brings; no line ends within it. */
const eachShare = (money: string): string => `（1\u2060株\u00a0${money}）`

/** 1846-2.2: what is told of a train only by its type may lie on either side. */
const TYPES: Readonly<Record<string, string>> = {
  '2': '2列車',
  '4': 'タイプIIの列車',
  '5': 'タイプIIIの列車',
  '6': 'タイプIVの列車',
}

const trainOf = (type: string): string => TYPES[type] ?? type

const BLANK = 'ブランクカード'

/** The same in Japanese, in the words of the rule book. */
export const ja: Words = {
  lakes: { michigan: 'ミシガン湖', erie: 'エリー湖' },
  summary:
    '中西部の鉄道網を築く競争です。会社は株を発行して成長し、列車は次々に古くなります。最後に総資産の最も多いプレイヤーが勝ちます。',
  list: (items) => items.join('、'),
  details: (details) => details.join('・'),
  sentences: (sentences) => sentences.join(''),
  labelled: ({ label, text }) => `${label}：${text}`,
  place: ({ name, hex }) => `${name} (${hex})`,
  bonus: ({ amount }) => `+${amount}`,

  round: {
    draft: '個人会社の分配',
    stock: ({ set }) => `株式ラウンド ${set}`,
    operating: ({ set, round }) => `運行ラウンド ${set}.${round}`,
    over: 'ゲーム終了',
  },

  roundShort: {
    draft: '分配',
    stock: ({ set }) => `株式 ${set}`,
    operating: ({ set, round }) => `運行 ${set}.${round}`,
  },

  steps: {
    issue: '発行',
    track: '敷設',
    token: 'トークン',
    run: '運行・配当',
    trains: '列車購入',
  },

  left: {
    tiles: ({ tiles, upgrades }) =>
      upgrades === 0
        ? `黄タイル残り${tiles}枚`
        : tiles === 1
          ? 'タイル残り1枚（黄か置き換え）'
          : `タイル残り${tiles}枚（置き換え${upgrades}枚まで）`,
    token: 'トークン残り1個',
  },

  phases: {
    title: 'フェイズ',
    tiles: '新しいタイル',
    happens: '起こること',
    events: {
      I: 'フェイズIIIまで、会社は個人会社を購入できます。',
      II: 'ほかに変わることはありません。',
      III: '2列車はフェイズアウトし、あと1回だけ運行します。個人会社は閉鎖し、郵便契約は残ります。盤外の収益が右側の額に変わります。',
      IV: '2列車は廃車になり、4列車と3/5列車はフェイズアウトし、あと1回だけ運行します。マーカーはすべて除去され、予約枠もなくなります。',
    },
  },

  facts: {
    phase: 'フェイズ',
    trainLimit: '列車制限',
    bank: '銀行',
    broken: ({ cash }) => `破産（${cash}）`,
    certificateLimit: '株券保有制限',
    lastSet: '最後のセット',
    cash: '所持金',
    certificates: '株券',
    value: '総資産',
    treasury: '金庫',
    market: 'バンクプール',
    home: '本拠地',
    trains: '列車',
    price: '額面',
    revenue: '収益',
    cost: '支払額（借金込み）',
    costNow: '現在の支払額',
    copies: '手札の枚数',
    kept: '選択済み',
    yes: 'はい',
    bankrupt: '破産',
    perShare: '1株',
    eachHalf: '折半',
    toYou: 'あなた',
  },

  company: {
    waiting: '未上場',
    removed: 'このゲームには登場しない',
    closed: '閉鎖',
    minor: 'ミニチュア会社',
    unowned: 'ミニチュア会社・所有者未定',
    boughtBy: ({ owner }) => `${owner} が購入`,
    noPresident: '社長なし',
    beneficiary: '港の受益会社',
    trainLimitOf: ({ count, limit }) => `${count}/${limit}`,
  },

  train: {
    counts: ({ counts, visits }) => (counts === visits ? `${counts}か所` : `${visits}か所中${counts}か所`),
    phasedOut: 'フェイズアウト・あと1回運行',
    ran: '運行済み',
    namedOf: ({ side, company }) => `${company} の${side}列車`,
  },

  market: { title: '株価チャート' },

  supplies: {
    depot: '列車置き場',
    pool: '返却列車',
    tiles: '残りのタイル',
    left: ({ count }) => `残り${count}`,
    unlimited: '無制限',
    soldOut: '売り切れ',
    phaseFacts: ({ limit, colors }) => `${colors}タイル・列車制限${limit}両`,
  },

  colors: { yellow: '黄', green: '緑', brown: '茶', gray: '灰' },

  terrain: { mountain: '山', water: '水域' },
  edges: { mountain: '山の辺', water: '川の辺' },

  marks: {
    port: '港',
    east: ({ bonus }) => `東 +${bonus}`,
    west: ({ bonus }) => `西 +${bonus}`,
  },

  aboutHex: {
    keptFor: ({ company }) => `${company} の予約枠`,
    keptPrice: ({ linked, unlinked }) =>
      unlinked === undefined ? `${linked}（接続時のみ）` : `${linked}（接続なし ${unlinked}）`,
    kept: '予約枠',
    homeOf: '本拠地',
    closed: '敷設不可',
    closedBy: ({ name }) => `${name} をプレイヤーが所有中`,
    reachedBy: '線路が届く会社',
    nobody: 'なし',
  },

  bonuses: {
    eastWest: '東西接続',
    port: '港',
    mail: '郵便',
    other: 'その他のボーナス',
    markers: { MPC: '食肉', BT: 'Boomtown' },
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
  },

  powers: {
    MS: '2列車、Detroit (C15) のトークン、$60 を持つミニチュア会社です。収益の半分を所有者が受け取ります。',
    BIG4: '2列車、Indianapolis (G9) のトークン、$40 を持つミニチュア会社です。収益の半分を所有者が受け取ります。',
    'C&WI': '購入した会社は、Chicago の予約された都市に追加トークンを無料で置けます。',
    MAIL: '所有する会社の列車1両が、訪問した停車地1か所につき $10 を得ます。',
    TBC: '所有する会社は、山の地形コストと山の辺のコストが、それぞれ $20 安くなります。',
    MPC: '購入した会社は、Chicago か St. Louis にマーカーを置けます。そこを計上する自社のルートは収益が $30 増えます。',
    SC: '港マーカーのある港を計上する受益会社のルートは収益が $20（Holland と Wheeling では $40）増えます。港と受益会社は所有者が決めます。',
    LSL: '購入した会社は、Cleveland か Toledo の黄タイルを1回だけ無料で緑タイルに置き換えられます。',
    MC: 'プレイヤーが所有する間、B10 と B12 には線路を敷設できません。購入した会社は、そこに黄タイルを1枚ずつ無料で敷設できます。',
    'O&I':
      'プレイヤーが所有する間、F14 と F16 には線路を敷設できません。購入した会社は、そこに黄タイルを1枚ずつ無料で敷設できます。',
    BT: '購入した会社は、Cincinnati にマーカーを置けます。そこを計上する自社のルートは収益が $20 増えます。',
    LM: '所有する会社は、Cincinnati と Dayton の一方または両方にタイルを置いて、2都市を結べます。費用はそれぞれ $20 安くなります。',
  },

  kinds: {
    draft: 'カードの選択',
    'take-last': '最後の個人会社の購入',
    decline: '断る',
    'draft-buy': '個人会社の購入',
    'draft-pass': 'パス',
    sell: '売却',
    buy: '購入',
    launch: '上場',
    pass: 'パス',
    'set-port': '港マーカーの配置',
    'set-beneficiary': '受益会社の選択',
    'leave-markers': 'マーカーを動かさない',
    issue: '自社株発行',
    redeem: '買い戻し',
    lay: '線路の敷設',
    token: 'トークンの配置',
    'buy-private': '個人会社の購入',
    'private-lay': '個人会社による敷設',
    'private-token': '個人会社によるトークン',
    'place-marker': 'マーカーの配置',
    run: '列車の運行',
    dividend: '配当',
    'buy-train': '列車の購入',
    'offer-train': '他社の列車の購入',
    'return-train': '列車の返却',
    'emergency-issue': '緊急発行',
    'sell-for-train': '株の売却',
    bankrupt: '破産',
    'end-turn': '手番の終了',
    agree: '承諾',
    disagree: '拒否',
  },

  prompts: {
    draft: '1枚選びます。ほかの人には裏面だけが見えます。',
    'last-private': ({ name, price }) => `最後の個人会社：${name} を ${price} で購入するか、断る`,
    'open-draft': '個人会社を1つ購入、またはパス',
    stock: '売却のあと1枚購入、またはパス',
    sellDown: ({ certificates, limit }) =>
      `株券${certificates}枚は株券保有制限（${limit}枚）を超過：先に売却`,
    'return-train': ({ company, count }) => `${company}：列車を${count}両、銀行に返却`,
    steamboat: 'Steamboat Company：港マーカーと受益会社',
    port: 'Steamboat Company：港マーカー',
    beneficiary: 'Steamboat Company：受益会社',
    dealTrain: ({ by, what, price }) => `${by} からの提案：${what}を ${price} で買い取り`,
    dealPrivate: ({ by, what, price }) => `${by} からの提案：${what} を ${price} で買い取り`,
    build: ({ company, deeds }) => `${company}：${deeds.join('・')}`,
    deeds: {
      issue: '自社株発行',
      redeem: '買い戻し',
      lay: '線路の敷設',
      token: 'トークンの配置',
      run: '列車の運行',
      runOne: '列車の運行',
    },
    dividend: ({ company, revenue }) => `${company} の収益 ${revenue}：配当・半配当・内部留保`,
    trains: ({ company }) => `${company}：列車の購入、または手番の終了`,
    mustBuy: ({ company }) => `${company}：列車の購入（義務）`,
    mustBuyShort: ({ company, short }) => `${company}：列車の購入（義務）・不足 ${short}`,
  },

  dividends: { full: '配当', half: '半配当', withhold: '内部留保' },

  checklist: {
    title: ({ company, price }) =>
      `${company} は列車を保有する義務があります。最も安い列車は ${price} です。`,
    treasury: '金庫',
    issue: '緊急発行',
    shares: '株の売却',
    upTo: ({ price }) => `最大 ${price}`,
    done: '済み',
    notNeeded: '不要',
    none: '不可',
    missing: '不足',
  },

  choices: {
    draft: ({ name, price }) => `${name} を ${price} で取る`,
    draftBlank: 'ブランクカードを取る',
    takeLast: ({ name, price }) => `${name} を ${price} で購入`,
    decline: ({ name, price }) => `${name}（${price}）を断る`,
    pass: 'パス',
    endOfSales: '購入せずに手番を終える',
    sell: ({ company, count, price }) => `${company} を${count}株、${price} で売却`,
    buyFromTreasury: ({ company, price }) => `${company} の金庫株を ${price} で購入`,
    buyFromMarket: ({ company, price }) => `バンクプールの ${company} 株を ${price} で購入`,
    launch: ({ company, par, price }) => `${company} を公募価格 ${par} で上場（${price}）`,
    setPort: ({ place, bonus }) => `港マーカーを ${place} に置く（${bonus}）`,
    setBeneficiary: ({ company }) => `${company} を受益会社にする`,
    leaveMarkers: 'マーカーを動かさない',
    issue: ({ count, price }) => `${count}株を ${price} で発行`,
    redeem: ({ count, price }) => `${count}株を ${price} で買い戻す`,
    lay: ({ tile, place, price }) => `${place} に #${tile} を ${price} で敷設`,
    upgrade: ({ tile, place, price }) => `${place} を #${tile} に ${price} で置き換え`,
    layFree: ({ tile, place }) => `${place} に #${tile} を無料で敷設`,
    upgradeFree: ({ tile, place }) => `${place} を #${tile} に無料で置き換え`,
    token: ({ place, price }) => `${place} にトークンを ${price} で配置`,
    freeToken: ({ place }) => `${place} にトークンを無料で配置`,
    placeMarker: ({ marker, place, bonus }) => `${marker}を ${place} に置く（${bonus}）`,
    run: ({ price }) => `${price} で運行`,
    runNothing: '列車を運行しない',
    runAnd: {
      full: ({ price }) => `${price} で運行し、配当する`,
      half: ({ price }) => `${price} で運行し、半配当する`,
      withhold: ({ price }) => `${price} で運行し、内部留保する`,
    },
    full: ({ revenue, perShare }) => `${revenue} を配当${eachShare(perShare)}`,
    half: ({ distributed, kept, perShare }) =>
      `半配当：${distributed} を配当${eachShare(perShare)}、${kept} を金庫へ`,
    withhold: ({ revenue }) => `${revenue} を内部留保`,
    buyTrain: ({ side, price }) => `${side}列車を ${price} で購入`,
    buyUsedTrain: ({ side, price }) => `返却列車の${side}列車を ${price} で購入`,
    takeTrain: ({ side, seller, price }) => `${seller} の${side}列車を ${price} で購入`,
    offerTrain: ({ who, side, seller, price }) => `${who} に提案：${seller} の${side}列車を ${price} で`,
    buyPrivate: ({ name, price }) => `${name} を ${price} で購入`,
    offerPrivate: ({ who, name, price }) => `${who} に提案：${name} を ${price} で`,
    returnTrain: ({ side }) => `${side}列車を銀行に返却`,
    emergencyIssue: ({ count, price }) => `${count}株を ${price} で緊急発行`,
    bankrupt: '破産する',
    endTurn: '手番を終える',
    agreeTrain: ({ side, buyer, price }) => `${side}列車を ${buyer} に ${price} で売却`,
    agreePrivate: ({ name, buyer, price }) => `${name} を ${buyer} に ${price} で売却`,
    disagree: '提案を断る',
  },

  changes: {
    ownCash: '所持金',
    cash: ({ who }) => `${who} の所持金`,
    leftAfterPaying: '選んだカードの支払い後の所持金',
    treasury: ({ company }) => `${company} の金庫`,
    price: ({ company }) => `${company} の株価`,
    certificates: '株券',
    holding: ({ company }) => `${company} の持株比率`,
    president: ({ company }) => `${company} の社長`,
    nobody: 'なし',
    tokens: ({ company }) => `${company} の残りトークン`,
    trains: ({ company }) => `${company} の列車`,
    tiles: 'この手番の残りタイル',
    tileCount: ({ tiles, upgrades }) => (tiles > 0 && upgrades === 0 ? `黄${tiles}枚` : `${tiles}枚`),
  },

  notes: {
    tile: 'タイル',
    upgrade: '置き換え',
    icFree: 'タイル（IC は無料）',
    byPrivate: ({ name }) => `${name} による`,
    extra: '追加のアクションです。通常のタイルやトークンには数えません。',
    unlinked: '接続していないため割高です。',
    keptFor: '予約された枠に置きます。',
    priceAndDebt: ({ price, debt }) => `価格 ${price}、借金 ${debt}`,
    laterPaid: '分配の終了時に支払います。',
    nextAt: ({ price }) => `次のプレイヤーは ${price} で購入できます。`,
    mustTake: ({ who, price }) => `断ると ${who} が ${price} で必ず引き取ります。`,
    cheaper: ({ price }) => `費用は ${price} に下がります。`,
    bringsOperating: 'パスが2回続き、運行ラウンドを2回行います。',
    each: ({ count, price }) => `${count} × ${price}`,
    stillAffords: ({ count }) =>
      count === 0 ? '残りの所持金では株を買えません。' : `残りの所持金であと${count}株買えます。`,
    launchBonus: ({ bonus }) => `銀行からのボーナス ${bonus} を含みます。`,
    home: ({ place }) => `本拠地トークンを ${place} に置きます。`,
    endsRound: '株式ラウンドが終わります。',
    minorSplit: ({ half, owner, company }) => `${owner} と ${company} に ${half} ずつ`,
    marketUnpaid: ({ count }) => `バンクプールの${count}株には支払いません`,
    presidentPays: ({ who, price }) => `${who} が ${price} を支払います。`,
    decides: ({ who }) => `決めるのは ${who} です。以下は承諾された場合です。`,
    noMoney: '無償です。',
    minorTaken: ({ cash, name }) =>
      `${name} の列車と ${cash} を受け取ります。列車は次のラウンドから運行できます。`,
    beneficiary: ({ company }) => `${company} はずっと受益会社になります。`,
    tokenRemoved: ({ place }) => `${place} のトークンは除去されます。`,
    mustBuyHere: ({ above }) => `次は ${above} より高い列車置き場の列車を買います。`,
    secondTile: ({ name }) => `続けて ${name} の2枚目を置けます。`,
  },

  effects: {
    phasedOut: 'あと1回運行',
    scrapped: '廃車',
    trainsOf: ({ owner, trains }) => `${owner} ${trains}`,
    closes: '閉鎖',
    surplus: '列車制限を超過',
  },

  warnings: {
    phase: ({ phase, facts }) => `フェイズ${phase}が始まります（${facts}）。`,
    presidency: ({ who, company }) => `${company} の社長は ${who} に交代します。`,
    receivership: ({ company }) => `${company} は社長のいない会社になります。`,
    closing: ({ company }) => `株価が0になり、${company} は閉鎖されます。株、列車、資金はすべて失われます。`,
    unused: ({ names }) => `まだ使っていない能力：${names}。`,
    givesUp: ({ names }) => `${names} の能力は使えなくなります。`,
    bankrupt: '得点0でゲームから抜けます。株と個人会社はすべて失われます。',
    endsGame: 'これでゲームは終了します。',
    breaksBank: '銀行破産になります。このセットの後、ゲームは終了します。',
    lastTrain: '銀行の最後の列車です。次のセットの後、ゲームは終了します。',
  },

  log: {
    inPlay: ({ names }) => `登場：${names}。`,
    leftOut: ({ names }) => `除外：${names}。`,
    everybodyGets: ({ price }) => `各プレイヤーは ${price} を受け取りました。`,
    gets: ({ who, price }) => `${who} は ${price} を受け取りました。`,
    drafted: ({ who }) => `${who} はカードを1枚選びました。`,
    chose: ({ who, name }) =>
      name === BLANK ? `${who} は${name}を選びました。` : `${who} は ${name} を選びました。`,
    lastCard: ({ name, price }) => `最後の個人会社は ${name}（${price}）です。`,
    declined: ({ who, price }) => `${who} は ${price} で断りました。`,
    draftResumed: ({ who }) => `個人会社の分配を ${who} から再開します。`,
    owned: ({ who, name }) => `${who} は ${name} を取得しました。`,
    ownedFor: ({ who, name, price }) => `${who} は ${name} を ${price} で取得しました。`,
    boughtPrivate: ({ who, name, from, price }) =>
      `${who} は ${from} から ${name} を ${price} で購入しました。`,
    minorFunded: ({ company, price }) => `${company} の金庫に ${price} が入りました。`,
    privateIncome: ({ incomes }) => `個人会社の収益：${incomes}。`,
    income: ({ who, price }) => `${who} ${price}`,
    privateClosed: ({ name }) => `${name} は閉鎖されました。`,
    stockRound: ({ round, who }) => `${round}（${who} から）`,
    sold: ({ who, company, count, price }) => `${who} は ${company} を${count}株、${price} で売却しました。`,
    surrendered: ({ who, company, count, price }) =>
      `${who} は ${company} を${count}株、${price} で手放しました。`,
    boughtFromTreasury: ({ who, company, price }) =>
      `${who} は ${company} の金庫株を ${price} で購入しました。`,
    boughtFromMarket: ({ who, company, price }) =>
      `${who} はバンクプールの ${company} 株を ${price} で購入しました。`,
    launched: ({ who, company, par, price }) =>
      `${who} は ${company} を公募価格 ${par} で上場させました（${price}）。`,
    launchBonus: ({ company, price }) => `${company} はボーナス ${price} を受け取りました。`,
    passed: ({ who }) => `${who} はパスしました。`,
    president: ({ who, company }) => `${company} の社長は ${who} になりました。`,
    receivership: ({ company }) => `${company} は社長のいない会社になりました。`,
    price: ({ company, before, after }) => `${company} の株価：${before} → ${after}`,
    closed: ({ company }) => `${company} は閉鎖され、ゲームから除去されました。`,
    priority: ({ who }) => `プライオリティカードは ${who} が持ちます。`,
    operating: ({ company }) => `${company} の運行手番`,
    portSet: ({ who, place }) => `${who} は港マーカーを ${place} に置きました。`,
    beneficiary: ({ company }) => `${company} が受益会社になりました。`,
    markersLeft: ({ who }) => `${who} はマーカーを動かしませんでした。`,
    issued: ({ company, count, price }) => `${company} は${count}株を ${price} で発行しました。`,
    emergencyIssued: ({ company, count, price }) => `${company} は${count}株を ${price} で緊急発行しました。`,
    redeemed: ({ company, count, price }) => `${company} は${count}株を ${price} で買い戻しました。`,
    laid: ({ company, tile, place, price }) =>
      `${company} は ${place} に #${tile} を ${price} で敷設しました。`,
    upgraded: ({ company, tile, place, price }) =>
      `${company} は ${place} を #${tile} に ${price} で置き換えました。`,
    laidFree: ({ company, tile, place }) => `${company} は ${place} に #${tile} を無料で敷設しました。`,
    upgradedFree: ({ company, tile, place }) => `${company} は ${place} を #${tile} に無料で置き換えました。`,
    token: ({ company, place, price }) => `${company} は ${place} にトークンを ${price} で置きました。`,
    freeToken: ({ company, place }) => `${company} のトークンが ${place} に置かれました。`,
    tokenRemoved: ({ company, place }) => `${place} の ${company} のトークンは除去されました。`,
    markerPlaced: ({ company, marker, place }) => `${company} は ${marker}を ${place} に置きました。`,
    markerRemoved: ({ marker }) => `${marker}は除去されました。`,
    ran: ({ company, price, routes }) => `${company} は ${price} で運行しました：${routes}`,
    route: ({ stops, price }) => `${stops.join('–')} ${price}`,
    uncounted: ({ name }) => `(${name})`,
    routes: (routes) => `${routes.join('、')}。`,
    ranNothing: ({ company }) => `${company} の収益はありません。`,
    full: ({ company, price, perShare }) => `${company} は ${price} を配当しました${eachShare(perShare)}`,
    half: ({ company, price, kept, perShare }) =>
      `${company} は半配当で ${kept} を金庫に入れ、${price} を配当しました${eachShare(perShare)}`,
    withheld: ({ company, price }) => `${company} は ${price} を内部留保しました。`,
    minorSplit: ({ company, price }) => `${company} と所有者は ${price} ずつ受け取りました。`,
    payments: ({ text, payments }) => `${text}：${payments}。`,
    sentence: (text) => `${text}。`,
    trainFromBank: ({ company, side, price }) => `${company} は${side}列車を ${price} で購入しました。`,
    trainFromPool: ({ company, side, price }) =>
      `${company} は返却列車の${side}列車を ${price} で購入しました。`,
    trainFrom: ({ company, side, from, price }) =>
      `${company} は ${from} の${side}列車を ${price} で購入しました。`,
    lastTrain: ({ set }) => `銀行の最後の列車が売れました。セット${set}が最後になります。`,
    trainReturned: ({ company, type }) => `${company} は${trainOf(type)}を銀行に戻しました。`,
    trainsScrapped: ({ trains }) => `廃車：${trains.replace(/\d/g, trainOf)}。`,
    phase: ({ phase }) => `フェイズ${phase}が始まりました。`,
    offered: ({ by, who, what, price }) =>
      `${by} は ${who} に、${what}を ${price} で買い取ると提案しました。`,
    thePrivate: ({ name }) => `${name} `,
    aTrainOfType: ({ type }) => trainOf(type),
    agreed: ({ who }) => `${who} は承諾しました。`,
    refused: ({ who }) => `${who} は断りました。`,
    forced: ({ company }) => `${company} は列車を購入しなければなりません。`,
    presidentPays: ({ who, company, price }) => `${who} は ${company} のために ${price} を支払いました。`,
    minorCash: ({ company, from, price }) => `${company} は ${from} の資金 ${price} を受け取りました。`,
    bankruptcy: ({ who }) => `${who} は破産しました。`,
    bankruptCash: ({ who, company, price }) => `${who} の所持金 ${price} は ${company} の金庫に入りました。`,
    bankBroken: '銀行破産です。このセットの後、ゲームは終了します。',
    ends: {
      bank: 'ゲーム終了：銀行破産',
      bankruptcy: 'ゲーム終了：残ったプレイヤーは1人',
      'nothing-left': 'ゲーム終了：会社も個人会社もなし',
      trains: 'ゲーム終了：最後の列車の次のセットまで終了',
    },
  },

  score: {
    shares: ({ company, count, price }) => `${company} ${count} × ${price}`,
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
  },

  presets: {
    book: { label: 'ルールブックどおり', explanation: 'すべてのオプションを標準にします。' },
    recorded: { label: '18xx.games と同じ', explanation: '18xx.games で記録されたゲームと同じルールです。' },
  },
}
