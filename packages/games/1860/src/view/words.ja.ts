import { ja18xx } from '@roundhouse/18xx/view'
import { extendWords } from '@roundhouse/view'
import type { OwnWords, Words1860 } from './words.en.ts'

/** The same in Japanese, in the words of the rule book. */
const own: OwnWords = {
  summary:
    'ワイト島の小さな鉄道です。資金のない会社は列車をリースし、破産した会社は再上場できます。最後まで残るのは、最もよい路線を持つ会社です。',

  primer: {
    goal: '最後に、所持金、個人会社、持ち株の価値の合計が最も多い人が勝ちます。列車のない会社の株は半額です。',
    rounds:
      '最初に、1つを選ぶ権利のオークションを6回行います。その後は、株式ラウンド1回と、会社が線路を敷き、列車を運行し、配当または内部留保を行い、会社の資金で列車を購入する運行ラウンド1〜3回を繰り返します。',
    looks: {
      auction:
        '入札するのは、選ぶ権利の額だけです。選んだものの価格は別に支払います。社長株が売れても、プレイヤーがさらに3株を持つまで、会社は操業を開始しません。',
      stock:
        '上場させるなら、操業を開始できる会社です。プレイヤーの持つ株が合わせて50%以上必要です。列車のない会社の株は、半額でしか売れません。',
      operating:
        '株価以上の額を配当すると、株価マーカーが右に動きます。配当しないと左に動き、0になると会社は破産します。',
    },
  },

  round: { auction: '最初のオークション', nationalised: '国有化' },
  roundShort: { auction: 'オークション' },

  steps: { 'return-trains': '列車の返却' },

  waters: { solent: 'ソレント海峡', channel: 'イギリス海峡' },

  marks: { turned: ({ company }) => `${company} 裏` },

  aboutHex: { turned: '裏返したトークン' },

  left: { tiles: ({ count }) => (count === 1 ? '残り黄タイル1枚' : `黄タイル${count}枚、または置き換え1回`) },

  phases: {
    rounds: ({ count }) => `1セットの運行ラウンドは${count}回です。`,
    events: {
      '2': 'Ryde Pier の価値は0です。',
      '3': 'Ryde Pier の価値は20です。',
      '4': '「2+1」列車は廃車になります。',
      '5': 'Ryde Pier の価値は40です。',
      '6': '「3+2」列車は廃車になります。Fishbourne が売り出されます。',
      '7': '「4+2」列車は廃車になります。',
      '8': '「5+3」列車は廃車になります。株券保有制限はなくなり、売却で株価は下がりません。',
      '9': 'Southern Railway が結成されます。次の株式ラウンドからは、線路タイル、トークン、停車場がなくなります。',
    },
  },

  facts: {
    onTop: '山の一番上',
    lease: 'リース',
    layers: '開いているレイヤー',
    reservedShare: '転換用の株券',
    par: '公募価格',
    layer: 'レイヤー',
    highestBid: '最も高い入札',
    leastBid: '入札の下限',
    least: '最低価格',
    revenueTrack: '収益トラック',
    subsidy: '補助金',
    southern: 'Southern Railway',
    parent: '転換先',
    sellsFor: '1株の売値',
    saleToBank: '銀行への売値',
  },

  southern: { formed: '結成', inForce: '結成後（線路タイル、トークン、停車場なし）' },

  company: {
    layerClosed: ({ layer }) => `レイヤー${layer}：まだ開いていません`,
    layerOpens: ({ layer }) => `${layer}：レイヤー${layer - 1}の会社が運行するか、売り切れると開きます`,
    notFloated: ({ held, needed }) => `プレイヤーの持ち株 ${held}/${needed}：操業開始前`,
    insolvent: '支払不能：買えるようになるまで列車をリース',
    receivership: ({ who }) => `管財人管理下：運行は ${who} が確認`,
    bankrupt: '破産：再上場できます',
    restarted: '破産後に再上場：プレイヤーの持ち株が50%になると操業再開',
    tooLate: 'Southern Railway の後は上場できません',
    retired: '閉鎖：もう配当はなく、株価は変わりません',
  },

  train: {
    counts: ({ large, small }) => `大きい駅${large}、小さい駅か停車場${small}`,
    countsLeased: ({ stops }) => `リース：停車地は合わせて${stops}`,
    leased: 'この手番だけのリース',
  },

  market: { tints: { red: '最初の1株の売却では動かない' } },

  sharePlaces: {
    ipo: { name: 'IPO', share: ({ company }) => `IPO の ${company} 株` },
    pool: { name: 'バンクプール', share: ({ company }) => `バンクプールの ${company} 株` },
  },

  bonuses: { lease: 'リース' },

  powers: {
    BHC: '親会社の株と転換できます。',
    YHC: '親会社の株と転換できます。',
    CMH: '親会社の株と転換できます。',
    RPSC: '親会社の株と転換できます。',
    FFC: 'フェイズ6から売り出されます。購入されると、ほかの個人会社は閉鎖されます。',
  },

  kinds: {
    bid: '入札',
    'auction-pass': 'パス',
    'take-private': '個人会社の取得',
    'take-presidency': '社長株の取得',
    'sell-private': '個人会社の売却',
    exchange: '転換',
    'home-tile': '本拠地のタイル',
    done: '終了',
  },

  prompts: {
    auction: ({ price }) => `選ぶ権利に ${price} 以上で入札、またはパス`,
    mustPass: '入札の額と価格を支払えません：パス',
    'choose-lot': '1つを選択',
    stock: '1枚購入（先に売却も可）、またはパス',
    stockBuying: '株券か個人会社を1枚購入、またはパス',
    exchanging: '個人会社の転換、または手番の終了',
    exchange: '個人会社の転換（任意）',
    'home-tile': ({ company }) => `${company} が操業を開始：本拠地のタイルを敷設`,
    'return-trains': ({ company, count }) => `${company}：列車を${count}両返却`,
    track: ({ company }) => `${company}：黄タイルを2枚まで敷設、または1枚を置き換え`,
    trackMore: ({ company }) => `${company}：大きい駅のない黄タイルをもう1枚敷設、または次へ`,
    token: ({ company }) => `${company}：トークンの配置`,
    run: ({ company }) => `${company}：列車の運行`,
    runLeased: ({ company, name }) => `${company}：リースした「${name}」列車の運行`,
    runBest: ({ company }) => `${company}：収益が最大になる運行の確認`,
    dividend: ({ company, revenue }) => `${company}（収益 ${revenue}）：配当、または内部留保`,
  },

  nationalisation: {
    title: '国有化された鉄道',
    note: '各会社は、できるだけ多くの収益を配当します。ラウンドごとに、収益の最も少ない会社が閉鎖されます。',
    revenues: '収益',
    follows: 'これから',
    company: '会社',
    revenue: '収益',
    price: '株価',
    fate: 'このラウンドの後',
    closes: '閉鎖',
    stays: '継続',
    unknown: '未定',
    left: '運行する会社',
    lastRound: '最後のラウンドです。',
    goesOn: '残った会社がもう一度運行します。',
    next: '次',
  },

  choices: {
    bid: ({ price }) => `${price} で入札`,
    takePrivate: ({ name, price }) => `${name} を ${price} で取得`,
    takePresidency: ({ company, par, price }) => `${company} の社長になる（公募価格 ${par}、${price}）`,
    sellPrivate: ({ name, price }) => `${name} を銀行に ${price} で売却`,
    exchange: ({ name, company }) => `${name} を ${company} の株と転換`,
    homeTile: ({ tile, place }) => `${place} に #${tile} を敷設`,
    handBack: ({ name }) => `「${name}」列車を返却`,
    done: {
      track: 'タイルはもう敷設しない',
      token: 'トークンを置かない',
      trains: '列車はもう購入しない',
    },
  },

  changes: {
    capital: ({ company }) => `${company} の資本金`,
  },

  notes: {
    lotsLeft: ({ count }) =>
      count === 1 ? '落札すると、最後の1つを取得します。' : `落札すると、残り${count}つから1つを選びます。`,
    affordable: ({ names }) => `残りの所持金で支払えるもの：${names}。`,
    wins: 'ほかの全員がパスしたので、落札します。',
    firstPasser: ({ who }) => `全員がパスしたので、最初にパスした ${who} が £0 で選びます。`,
    wonBy: ({ who, price }) => `${who} が ${price} で落札し、1つを選びます。`,
    endsAuction: 'オークションが終わり、最初の株式ラウンドが始まります。',
    reduced: ({ price }) => `所持金のすべて、${price} を支払います。`,
    floats: ({ company, capital }) => `${company} は操業を開始し、${capital} を受け取ります。`,
    needs: ({ company, held, needed }) =>
      `プレイヤーの持つ ${company} 株は${held}株になります（操業開始には${needed}株）。`,
    layer: ({ layer }) => `レイヤー${layer}が開きます。`,
    othersClose: ({ names }) => `${names} は閉鎖されます。`,
    halfPrice: '列車のない会社なので半額です。',
    dearFirst: 'レッドゾーンでは、最初の1株の売却で株価は動きません。',
    poolUnpaid: ({ count }) => `バンクプールと IPO の${count}株には支払いません`,
    cannotFloat: ({ price }) => `足りない株は ${price} です。ほかのプレイヤーの購入も必要です。`,
    privateCloses: '個人会社は閉鎖されます。',
    halts: ({ count, price }) => `停車場${count}つ：補助金 ${price}。`,
    southern:
      'Southern Railway が結成されます。次の株式ラウンドからは、線路タイル、トークン、停車場がなくなります。',
    fishbourne: 'Fishbourne が売り出されます。購入されると、ほかの個人会社は閉鎖されます。',
    passesFull: ({ place }) =>
      `占められた都市 ${place} を通過します。ほかの列車は占められた都市を通過できません。`,
  },

  effects: {
    insolvent: '支払不能',
    solvent: '支払不能の解消',
    bankrupt: '破産',
    retired: '閉鎖',
    floats: '操業開始',
  },

  warnings: {
    breaksBank: '銀行破産になります。この運行ラウンド、または次の運行ラウンドの後、ゲームは終了します。',
    receivership: ({ company }) => `${company} は管財人管理下に置かれます。`,
    bankrupt: ({ company }) => `${company} は破産し、株券は無償で IPO に戻ります。`,
    insolvent: ({ company }) => `${company} は列車がなくなり、支払不能になります。`,
    withoutTrain: ({ company, price, treasury }) =>
      `${company} は列車がなくなります。資金は ${treasury}、最も安い列車は ${price} です。`,
    nationalised: '社長のいるすべての会社が列車を持つので、国有化されます。',
  },

  log: {
    inPlay: ({ names }) => `選べるもの：${names}。`,
    bid: ({ who, price }) => `${who} は ${price} で入札しました。`,
    won: ({ who, price }) => `${who} は選ぶ権利を ${price} で落札しました。`,
    wonFree: ({ who }) => `最初にパスした ${who} が、入札なしで選びます。`,
    reduced: ({ who, name, price }) => `${who} は ${name} に、所持金のすべて ${price} だけを支払いました。`,
    soldPrivate: ({ who, name, price }) => `${who} は ${name} を銀行に ${price} で売却しました。`,
    exchanged: ({ who, name, company }) => `${who} は ${name} を ${company} の株と転換しました。`,
    fishbourne: 'Fishbourne が売り出されました。',
    layerOpened: ({ layer }) => `レイヤー${layer}が開きました。`,
    floated: ({ company, price }) => `${company} は操業を開始し、${price} を受け取りました。`,
    refloated: ({ company, price }) => `${company} は操業を再開し、${price} を受け取りました。`,
    noHomeTile: ({ company, place }) => `${company} の本拠地 ${place} に敷けるタイルは残っていません。`,
    subsidised: ({ company, count, price }) =>
      `${company} は停車場${count}つの補助金 ${price} を受け取りました。`,
    receivership: ({ company }) => `${company} は管財人管理下に置かれました。`,
    insolvent: ({ company }) => `${company} は支払不能になりました。`,
    solvent: ({ company }) => `${company} は支払不能ではなくなりました。`,
    leased: ({ company, name }) => `${company} は「${name}」列車をリースしました。`,
    bankrupt: ({ company }) => `${company} は破産しました。株券は IPO に戻り、トークンは裏返されます。`,
    brokenOff: '株式ラウンドはただちに終わり、新しく始まります。',
    southernFormed: 'Southern Railway が結成されました。',
    southernInForce: 'これからは、線路タイルもトークンも置かれず、停車場には停車しません。',
    nationalised: ({ names }) => `国有化されました：${names}。株式ラウンドはもうありません。`,
    retired: ({ names }) => `収益が最も低いため閉鎖：${names}。`,
    bankBroken: '銀行破産です。この運行ラウンド、または次の運行ラウンドの後、ゲームは終了します。',
    ends: {
      'highest-price': 'ゲーム終了：株価が340に達しました',
      bank: 'ゲーム終了：銀行破産',
      nationalisation: 'ゲーム終了：最後の会社が運行しました',
      'nothing-left': 'ゲーム終了：誰も何もできません',
    },
  },

  score: {
    halfShares: ({ company, count, price }) => `${company} ${count} × ${price}（列車なし）`,
  },

  options: {
    map: {
      label: 'マップ',
      explanation: '使うマップを決めます。',
      values: { standard: '45ヘクス', small: '小さいマップ（2〜3人用）' },
    },
    towns: {
      label: '途中の小さい駅',
      explanation: '途中の小さい駅をすべて訪問するかどうかを決めます。',
      values: { mustStop: '訪問する', maySkip: '通過できる' },
    },
    hexReentry: {
      label: 'ヘクスへの再進入',
      explanation: '一度出たヘクスに、別の線路で入れるかどうかを決めます。',
      values: { forbidden: 'できない', allowed: 'できる' },
    },
    insolvency: {
      label: 'リースの収益',
      explanation: '支払不能の会社がリースした列車で得る収益を決めます。',
      values: {
        perStop: '40cc と、停車地1つにつき20cc',
        halfRevenue: '普通の運行の半分',
        fixed: '常に最大の停車地数',
      },
    },
    receivershipLease: {
      label: '管財人管理下のリース',
      explanation: '社長のいない会社が受け取るリースの収益を決めます。',
      values: { half: '半額', full: '全額' },
    },
    unoperatedShares: {
      label: '一度も運行していない会社の株',
      explanation: '列車がない間の売却額を決めます。',
      values: { half: '半額', full: '株価のとおり' },
    },
    auctionOpening: {
      label: '最初の入札',
      explanation: 'オークションの最初の入札の下限を決めます。',
      values: { 0: '£0', 5: '£5' },
    },
    auctionReentry: {
      label: 'オークションでのパスの後',
      explanation: 'パスの後、同じオークションで入札できるかどうかを決めます。',
      values: { allowed: '入札できる', out: 'そのオークションから抜ける' },
    },
    auctionPriorityTie: {
      label: 'オークション後の所持金が同額',
      explanation: 'プライオリティカードのために、誰の個人会社を比べるかを決めます。',
      values: { tied: '同額のプレイヤーで比べる', anyHolder: '個人会社を持つ全員で比べる' },
    },
    privateExchange: {
      label: '個人会社の転換先',
      explanation: '個人会社を、どの会社の株と転換するかを決めます。',
      values: {
        printed: '株券のとおり',
        seedTable: 'Ryde Pier は BHI&R、Cowes は IOW、Yarmouth は C&N、Brading は FYN',
      },
    },
    exchangeTiming: {
      label: '転換できるとき',
      explanation: '個人会社をいつ転換できるかを決めます。',
      values: { ownTurn: '自分の手番', anyTime: '株式ラウンドのいつでも' },
    },
    tokenReach: {
      label: 'トークンの届く範囲',
      explanation: 'トークンを置ける都市を決めます。',
      values: { connected: '線路がつながる都市', ownTrain: '自社の列車が届く都市' },
    },
    homeTokenRoute: {
      label: 'ルートの1つが本拠地を通ること',
      explanation: 'ルートの1つが本拠地を訪問しなければならないかどうかを決めます。',
      values: { no: '不要', yes: '必要' },
    },
    recordedMoves: {
      label: '置き換えの到達範囲と、収益を最大にする義務',
      explanation: 'ルールブックどおりに確認するか、記録されたゲームのとおりに認めるかを決めます。',
      values: { judged: '確認する', asRecorded: '記録のとおり認める' },
    },
    unmovedDividend: {
      label: '配当しても動かない株価マーカー',
      explanation: 'その株価の中での位置を決めます。',
      values: { toEnd: '一番下に入れる', stay: 'そのまま' },
    },
    forcedTrainAtExactPrice: {
      label: '資金がちょうど列車の価格のときの義務',
      explanation: '資金のすべてで列車を買う義務があるかどうかを決めます。',
      values: { yes: 'ある', no: 'ない' },
    },
    trainLimit: {
      label: '列車制限',
      explanation: '列車制限があるかどうかを決めます。',
      values: { on: 'ある', off: 'ない' },
    },
    sevenPlusFour: {
      label: '「7+4」列車',
      explanation: '何両あるかを決めます。2両あるとやさしくなります。',
      values: { 1: '1両', 2: '2両' },
    },
    startAfterSouthern: {
      label: 'Southern Railway の後の新しい会社',
      explanation: '初めて上場させられるかどうかを決めます。',
      values: { forbidden: '上場できない', allowed: '上場できる（本拠地のタイルとトークンなし）' },
    },
    nationalisationMembers: {
      label: '国有化に列車が必要な会社',
      explanation: '社長のいるどの会社に列車が必要かを決めます。',
      values: { floated: '操業を開始した会社', parred: '上場したすべての会社' },
    },
    nationalisationTrack: {
      label: '次の株式ラウンドまでの敷設',
      explanation: '国有化の後も、線路タイル、トークン、停車場を続けるかどうかを決めます。',
      values: { none: '国有化で終わる', untilStockRound: '続ける' },
    },
    nationalisationWipeout: {
      label: 'すべて閉鎖されることになるとき',
      explanation: '残る会社がなくなるときにどうするかを決めます。',
      values: { finalRun: '最後の運行を行う', endNow: 'ゲーム終了' },
    },
    redZone: {
      label: 'レッドゾーンの最初の10%',
      explanation: '売却しても株価が動かない最初の1株を、いつ数えるかを決めます。',
      values: { perRound: '株式ラウンドごと', perTurn: '手番ごと' },
    },
    trainlessScore: {
      label: '得点での端数の切り捨て',
      explanation: '列車のない会社の株の切り捨て方を決めます。',
      values: { perShare: '10%ごと', perCertificate: '株券ごと' },
    },
  },
}

export const ja1860: Words1860 = extendWords(ja18xx, own)
