import { commonJa } from '@roundhouse/view'
import type { Words18xx } from './words.en.ts'

/** What a share brings; no line ends within it. */
export function eachShareJa(money: string): string {
  return `（1\u2060株\u00a0${money}）`
}

/** What follows a kana: a space before Latin letters. */
const afterKana = (text: string): string => (/^[ -~]/.test(text) ? ` ${text}` : text)

/** The same in Japanese, in the words of the rule books. */
export const ja18xx: Words18xx = {
  ...commonJa,

  nobody: 'なし',

  bonus: ({ amount }) => `+${amount}`,

  bonuses: { other: 'その他のボーナス' },

  round: {
    stock: ({ set }) => `株式ラウンド ${set}`,
    operating: ({ set, round }) => `運行ラウンド ${set}.${round}`,
    over: 'ゲーム終了',
  },

  roundShort: {
    stock: ({ set }) => `株式 ${set}`,
    operating: ({ set, round }) => `運行 ${set}.${round}`,
  },

  steps: {
    track: '敷設',
    token: 'トークン',
    run: '運行・配当',
    trains: '列車購入',
  },

  left: {
    token: 'この手番で置けるトークンはあと1個',
  },

  phases: {
    title: 'フェイズ',
    tiles: '新しいタイル',
    happens: '起こること',
  },

  facts: {
    phase: 'フェイズ',
    trainLimit: '列車制限',
    bank: '銀行',
    broken: ({ cash }) => `破産（${cash}）`,
    certificateLimit: '株券保有制限',
    cash: '所持金',
    certificates: '株券',
    value: '総資産',
    treasury: '金庫',
    home: '本拠地',
    trains: '列車',
    price: '額面',
    revenue: '収益',
    bankrupt: '破産',
    perShare: '1株',
    bestRun: '最大収益（証明済み）',
    toYou: 'あなた',
  },

  company: {
    waiting: '未上場',
    closed: '閉鎖',
    noPresident: '社長なし',
    trainLimitOf: ({ count, limit }) => `${count}/${limit}`,
  },

  train: {
    type: ({ type }) => `「${type}」列車`,
    namedOf: ({ name, company }) => `${company} の「${name}」列車`,
  },

  market: { title: '株価チャート' },

  sharePlaces: {
    market: { name: 'バンクプール', share: ({ company }) => `バンクプールの ${company} 株` },
    treasury: { name: '金庫', share: ({ company }) => `${company} の金庫株` },
  },

  supplies: {
    depot: '銀行の新しい列車',
    pool: '返却列車',
    tiles: '残りのタイル',
    left: ({ count }) => `残り${count}`,
    leftInAll: ({ count }) => `合わせて残り${count}`,
    unlimited: '無制限',
    soldOut: '売り切れ',
    phaseFacts: ({ limit, colors }) => `${colors}タイル・列車制限${limit}両`,
  },

  colors: { yellow: '黄', green: '緑', brown: '茶', gray: '灰' },

  terrain: { mountain: '山', water: '水域' },

  edges: { mountain: '山の辺', water: '川の辺' },

  aboutHex: {
    reservedFor: ({ company }) => `${company} の予約枠`,
    reserved: '予約枠',
    homeOf: '本拠地',
    closed: '敷設不可',
    closedBy: ({ name }) => `${name} をプレイヤーが所有中`,
    reachedBy: '線路が届く会社',
  },

  kinds: {
    sell: '売却',
    buy: '購入',
    launch: '上場',
    pass: 'パス',
    lay: '線路の敷設',
    token: 'トークンの配置',
    'buy-private': '個人会社の購入',
    run: '列車の運行',
    dividend: '配当',
    'buy-train': '列車の購入',
    'offer-train': '他社の列車の購入',
    'return-train': '列車の返却',
    'sell-for-train': '株の売却',
    bankrupt: '破産',
    'end-turn': '手番の終了',
    agree: '承諾',
    disagree: '断る',
  },

  prompts: {
    stock: '1枚購入（先に売却も可）、またはパス',
    stockBuying: '1枚購入、またはパス',
    sellDown: ({ certificates, limit }) =>
      `株券${certificates}枚は株券保有制限（${limit}枚）を超過：先に売却`,
    'return-train': ({ company, count }) => `${company}：列車を${count}両、銀行に返却`,
    dealTrain: ({ by, what, price }) => `${by} からの提案：${what}を ${price} で買い取り`,
    dealPrivate: ({ by, what, price }) => `${by} からの提案：${what} を ${price} で買い取り`,
    build: ({ company, kinds }) => `${company}：${kinds.join('・')}`,
    kinds: {
      lay: '線路の敷設',
      token: 'トークンの配置',
      run: '列車の運行',
    },
    trains: ({ company }) => `${company}：列車の購入、または手番の終了`,
    mustBuy: ({ company }) => `${company}：列車の購入（義務）`,
    mustBuyShort: ({ company, short }) => `${company}：列車の購入（義務）・不足 ${short}`,
  },

  dividends: {
    full: '配当',
    withhold: '内部留保',
  },

  checklist: {
    title: ({ company, price }) =>
      `${company} は列車を保有する義務があります。最も安い列車は ${price} です。`,
    shares: '株の売却',
    upTo: ({ price }) => `最大 ${price}`,
    done: '済み',
    notNeeded: '不要',
    none: '不可',
    missing: '不足',
  },

  choices: {
    endOfSales: '購入せずに手番を終える',
    sell: ({ company, count, price }) => `${company} を${count}株、${price} で売却`,
    buy: ({ share, price }) => `${share}を ${price} で購入`,
    launch: ({ company, par, price }) => `${company} を公募価格 ${par} で上場（${price}）`,
    lay: ({ tile, place, price }) => `${place} に #${tile} を ${price} で敷設`,
    upgrade: ({ tile, place, price }) => `${place} を #${tile} に ${price} で置き換え`,
    layFree: ({ tile, place }) => `${place} に #${tile} を無料で敷設`,
    upgradeFree: ({ tile, place }) => `${place} を #${tile} に無料で置き換え`,
    token: ({ place, price }) => `${place} にトークンを ${price} で配置`,
    freeToken: ({ place }) => `${place} にトークンを無料で配置`,
    run: ({ price }) => `運行して ${price} の収益を得る`,
    runNothing: '運行せずに次へ',
    runAnd: {
      full: ({ price }) => `運行して ${price} を配当`,
      withhold: ({ price }) => `運行して ${price} を内部留保`,
    },
    full: ({ revenue, perShare }) => `${revenue} を配当${eachShareJa(perShare)}`,
    withhold: ({ revenue }) => `${revenue} を内部留保`,
    buyTrain: ({ name, price }) => `「${name}」列車を ${price} で購入`,
    buyUsedTrain: ({ name, price }) => `返却列車の「${name}」列車を ${price} で購入`,
    takeTrain: ({ name, seller, price }) => `${seller} の「${name}」列車を ${price} で購入`,
    offerTrain: ({ who, name, seller, price }) =>
      `${who} に ${seller} の「${name}」列車を ${price} で買うと提案`,
    buyPrivate: ({ name, price }) => `${name} を ${price} で購入`,
    offerPrivate: ({ who, name, price }) => `${who} に ${name} を ${price} で買うと提案`,
    returnTrain: ({ name }) => `「${name}」列車を銀行に返却`,
    bankrupt: '破産する',
    endTurn: '手番を終える',
    agreeTrain: ({ name, buyer, price }) => `「${name}」列車を ${buyer} に ${price} で売却`,
    agreePrivate: ({ name, buyer, price }) => `${name} を ${buyer} に ${price} で売却`,
    disagree: '提案を断る',
  },

  changes: {
    ownCash: '所持金',
    cash: ({ who }) => `${who} の所持金`,
    treasury: ({ company }) => `${company} の金庫`,
    price: ({ company }) => `${company} の株価`,
    holding: ({ company }) => `あなたの ${company} 持株比率`,
    president: ({ company }) => `${company} の社長`,
    tokens: ({ company }) => `${company} の残りトークン`,
    trains: ({ company }) => `${company} の列車`,
    tiles: 'この手番の残りタイル',
  },

  notes: {
    tile: 'タイル',
    upgrade: '置き換え',
    each: ({ count, price }) => `${count} × ${price}`,
    stillAffords: ({ count }) =>
      count === 0 ? '残りの所持金では、もう1株は買えません。' : `残りの所持金であと${count}株買えます。`,
    home: ({ place }) => `本拠地トークンを ${place} に置きます。`,
    endsRound: '株式ラウンドが終わります。',
    marketUnpaid: ({ count }) => `バンクプールの${count}株には支払いません`,
    presidentPays: ({ who, price }) => `${who} が ${price} を支払います。`,
    decides: ({ who }) => `${who} が承諾すると、表示のとおりに変わります。`,
    noMoney: '無償です。',
  },

  effects: {
    scrapped: '廃車',
    trainsOf: ({ owner, trains }) => `${owner} ${trains}`,
    closes: '閉鎖',
    surplus: '列車制限を超過',
  },

  warnings: {
    phase: ({ phase, facts }) => `フェイズ${phase}が始まります（${facts}）。`,
    presidency: ({ who, company }) => `${company} の社長は ${who} に交代します。`,
    receivership: ({ company }) => `${company} は社長のいない会社になります。`,
    endsGame: 'これでゲームは終了します。',
    breaksBank: '銀行破産になります。このセットの後、ゲームは終了します。',
  },

  log: {
    everybodyGets: ({ price }) => `各プレイヤーは ${price} を受け取りました。`,
    gets: ({ who, price }) => `${who} は ${price} を受け取りました。`,
    owned: ({ who, name }) => `${who} は ${name} を取得しました。`,
    ownedFor: ({ who, name, price }) => `${who} は ${name} を ${price} で取得しました。`,
    boughtPrivate: ({ who, name, from, price }) =>
      `${who} は ${from} から ${name} を ${price} で購入しました。`,
    privateIncome: ({ incomes }) => `個人会社の収益：${incomes}。`,
    income: ({ who, price }) => `${who} ${price}`,
    privateClosed: ({ name }) => `${name} は閉鎖されました。`,
    stockRound: ({ round, who }) => `${round}（${who} から）`,
    sold: ({ who, company, count, price }) => `${who} は ${company} を${count}株、${price} で売却しました。`,
    bought: ({ who, share, price }) => `${who} は${afterKana(share)}を ${price} で購入しました。`,
    launched: ({ who, company, par, price }) =>
      `${who} は ${company} を公募価格 ${par} で上場させました（${price}）。`,
    passed: ({ who }) => `${who} はパスしました。`,
    passedIdle: ({ who }) => `${who} は何もできないので、自動的にパスとなりました。`,
    president: ({ who, company }) => `${company} の社長は ${who} になりました。`,
    receivership: ({ company }) => `${company} は社長のいない会社になりました。`,
    price: ({ company, before, after }) => `${company} の株価：${before} → ${after}`,
    closed: ({ company }) => `${company} は閉鎖され、ゲームから除去されました。`,
    priority: ({ who }) => `プライオリティカードは ${who} が持ちます。`,
    operating: ({ company }) => `${company} の手番`,
    laid: ({ company, tile, place, price }) =>
      `${company} は ${place} に #${tile} を ${price} で敷設しました。`,
    upgraded: ({ company, tile, place, price }) =>
      `${company} は ${place} を #${tile} に ${price} で置き換えました。`,
    laidFree: ({ company, tile, place }) => `${company} は ${place} に #${tile} を無料で敷設しました。`,
    upgradedFree: ({ company, tile, place }) => `${company} は ${place} を #${tile} に無料で置き換えました。`,
    token: ({ company, place, price }) => `${company} は ${place} にトークンを ${price} で置きました。`,
    freeToken: ({ company, place }) => `${company} のトークンが ${place} に置かれました。`,
    tokenRemoved: ({ company, place }) => `${place} の ${company} のトークンは除去されました。`,
    ran: ({ company, price, routes }) => `${company} は運行し、${price} の収益を得ました：${routes}`,
    route: ({ stops, price }) => `${stops.join('–')} ${price}`,
    uncounted: ({ name }) => `(${name})`,
    routes: (routes) => `${routes.join('、')}。`,
    ranNothing: ({ company }) => `${company} の収益はありません。`,
    full: ({ company, price, perShare }) => `${company} は ${price} を配当しました${eachShareJa(perShare)}`,
    withheld: ({ company, price }) => `${company} は ${price} を内部留保しました。`,
    payments: ({ text, payments }) => `${text}：${payments}。`,
    sentence: (text) => `${text}。`,
    trainReturned: ({ company, type }) => `${company} は${type}を銀行に戻しました。`,
    trainsScrapped: ({ trains }) => `廃車：${trains}。`,
    trainFromBank: ({ company, name, price }) =>
      `${company} は「${name}」列車1両を ${price} で購入しました。`,
    trainFromPool: ({ company, name, price }) =>
      `${company} は返却列車の「${name}」列車1両を ${price} で購入しました。`,
    trainFrom: ({ company, name, from, price }) =>
      `${company} は ${from} の「${name}」列車1両を ${price} で購入しました。`,
    phase: ({ phase }) => `フェイズ${phase}が始まりました。`,
    offered: ({ by, who, what, price }) =>
      `${by} は ${who} に、${what}を ${price} で買い取ると提案しました。`,
    thePrivate: ({ name }) => `${name} `,
    aTrainOfType: ({ type }) => type,
    agreed: ({ who }) => `${who} は承諾しました。`,
    refused: ({ who }) => `${who} は断りました。`,
    refusedPrice: ({ who, price }) => `${who} は ${price} での提案を断りました。`,
    forced: ({ company }) => `${company} は列車を購入しなければなりません。`,
    presidentPays: ({ who, company, price }) => `${who} は ${company} のために ${price} を支払いました。`,
    bankruptcy: ({ who }) => `${who} は破産しました。`,
    bankBroken: '銀行破産です。このセットの後、ゲームは終了します。',
    ends: { bank: 'ゲーム終了：銀行破産' },
  },

  score: {
    shares: ({ company, count, price }) => `${company} ${count} × ${price}`,
  },

  presets: {
    book: { label: 'ルールブックどおり', explanation: 'すべてのオプションを標準にします。' },
    recorded: { label: '18xx.games と同じ', explanation: '18xx.games で記録されたゲームと同じルールです。' },
  },
}
