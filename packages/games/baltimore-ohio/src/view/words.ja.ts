import { commonJa } from '@roundhouse/view'
import type { BnoWords } from './words.en.ts'

/** The same in Japanese, in the words of the rule book. */
export const jaBno: BnoWords = {
  ...commonJa,
  nobody: 'なし',
  summary:
    '大西洋岸からミシシッピ川へ鉄道網を広げます。技術レベルが上がるにつれて資本設備の維持費は重くなります。所持金と持ち株の価値の合計が最も多いプレイヤーが勝ちます。',

  primer: {
    goal: 'いずれかの株価が $375 に達するか、技術レベルが6になると、そのターンの後にゲームが終わります。所持金と持ち株の価値の合計が最も多い人が勝ちます。',
    rounds:
      '1ターンは、株を売ってから1回購入する手番を繰り返す株式ラウンドと、会社が資本設備を購入し、建設し、都市の収入を得て、配当または内部留保を行う運営ラウンド2回からなります。',
    looks: {
      stock: '数株買える株価で会社を設立します。株の代金は会社の金庫に入り、資本設備と建設の資金になります。',
      operating:
        '会社は、資本設備のレベルの合計と同じ数の都市から収入を得ます。都市の数より多くは買わず、収入の高い都市に向けて建設します。資本設備には毎ラウンド維持費がかかります。',
    },
  },

  round: {
    stock: ({ turn }) => `株式ラウンド ${turn}`,
    operating: ({ turn, round }) => `運営ラウンド ${turn}.${round}`,
    over: 'ゲーム終了',
  },

  roundShort: {
    stock: ({ turn }) => `株式 ${turn}`,
    operating: ({ turn, round }) => `運営 ${turn}.${round}`,
  },

  steps: {
    equipment: '設備購入',
    scrap: '廃棄',
    build: '建設',
    income: '収入',
    dividend: '配当',
  },

  leaveEquipment: '購入を終える',
  cubesLeft: ({ count }) => `この運営で置けるキューブはあと${count}個`,

  nothing: {
    build: ({ company, treasury }) =>
      `今 ${company} が建設できるヘクスはありません。路線網に隣接する建設可能なヘクスの費用は、どれも金庫の ${treasury} を超えています。`,
  },

  levels: {
    title: '技術レベル',
    level: 'レベル',
    cubes: '建設できる数',
    companies: '1都市の会社数',
    maintenance: '維持費（1枚）',
    startingPrices: '開始株価',
    last: 'このターンでゲーム終了',
  },

  facts: {
    turn: 'ターン',
    technology: '技術レベル',
    equipmentLeft: '残りの資本設備カード',
    end: 'ゲーム終了',
    afterThisTurn: 'このターンの後',
    ifPriceStays: '株価が最高のままなら、このターンの後',
    cash: '所持金',
    card: 'プレイ順カード',
    value: '総資産',
    held: '保持株',
    unowned: '未所持株',
    start: 'スタートヘクス',
    capacity: '輸送力',
    maintenance: '維持費',
    coal: '石炭',
    lastNetIncome: '前回の純益',
    possible: '見込みの純益',
    firstCities: '先に乗り入れる都市',
    perShare: '1株',
    toYou: 'あなた',
    treasury: '金庫',
  },

  called: { trains: '資本設備', tokensLeft: '残りキューブ', earned: '純益', lastEarned: '前回の純益' },

  company: {
    available: '設立可能',
    from: ({ level }) => `技術レベル${level}から設立可能`,
    receivership: '管財人管理下',
  },

  equipment: {
    level: ({ level }) => `レベル${level}`,
    facts: ({ number, level, scrap }) => `カード番号${number}・輸送力${level}・廃棄額 ${scrap}`,
  },

  market: { title: '株価チャート', par: '開始株価', parCell: '開始株価' },

  supplies: {
    equipment: '資本設備カードの山',
  },

  marks: {
    coal: ({ amount }) => `+${amount}`,
  },

  aboutHex: {
    companies: '入っている会社',
    limit: ({ companies, of }) => `${companies}／${of}社`,
    noLimit: ({ companies }) => `${companies}社（制限なし）`,
    closed: '他社は不可',
    closedFor: ({ company }) => `${company} が最初の都市に入るまで`,
    reachedBy: '隣まで届いている会社',
  },

  waters: {
    michigan: 'ミシガン湖',
    erie: 'エリー湖',
    ontario: 'オンタリオ湖',
    atlantic: '大西洋',
  },

  kinds: {
    sell: '売却',
    buy: '購入',
    found: '設立',
    restart: '再スタート',
    redeem: '買い戻し',
    pass: 'パス',
    'end-turn': '手番の終了',
    'buy-equipment': '資本設備の購入',
    scrap: '資本設備の廃棄',
    build: '線路建設',
    'take-coal': '石炭の入手',
    income: '収入決定',
    dividend: '配当',
  },

  prompts: {
    playerTurn: '購入1回（先に売却も可）、またはパス',
    afterSale: '購入1回、または手番の終了',
    operation: ({ company, kinds }) => `${company}：${kinds.join('・')}`,
    kinds: {
      'buy-equipment': '資本設備の購入',
      scrap: '資本設備の廃棄',
      build: '線路建設',
      'take-coal': '石炭の入手',
      income: '収入決定',
    },
    dividend: ({ company, net }) => `${company} の純益 ${net}：配当・内部留保`,
  },

  choices: {
    sell: ({ company, count, price }) => `${company} を${count}株、${price} で売却`,
    buyHeld: ({ company, count, price }) => `${company} の保持株を${count}株、${price} で購入`,
    buyUnowned: ({ company, count, price }) => `${company} の未所持株を${count}株、${price} で購入`,
    buyBoth: ({ company, held, unowned, price }) =>
      `${company} の保持株${held}株と未所持株${unowned}株を ${price} で購入`,
    found: ({ company, start, count, price }) =>
      `${company} を開始株価 ${start} で設立（${count}株・${price}）`,
    restart: ({ company, count, price }) => `${company} を再スタート（${count}株・${price}）`,
    redeem: ({ company, count, price }) => `${company} の未所持株を${count}株、${price} で買い戻す`,
    endTurn: '購入せずに手番を終える',
    buyEquipment: ({ level, price }) => `レベル${level}の資本設備を ${price} で購入`,
    scrap: ({ level, price }) => `レベル${level}の資本設備を廃棄（${price}）`,
    build: ({ place, price }) => `${place} に ${price} で建設`,
    takeCoal: ({ place, price }) => `${place} の石炭を入手（収入 ${price}）`,
    profit: ({ net, count }) => `${count}都市で純益 ${net} に決定`,
    profitFromCoal: ({ net }) => `石炭で純益 ${net} に決定`,
    loss: ({ net }) => `純益 ${net} に決定（赤字）`,
    pay: ({ net, perShare }) => `${net} を配当（1株 ${perShare}）`,
    withhold: ({ net }) => `内部留保（${net} を金庫へ）`,
    payOut: '配当',
    keep: '内部留保',
  },

  changes: {
    ownCash: '所持金',
    cash: ({ who }) => `${who} の所持金`,
    treasury: ({ company }) => `${company} の金庫`,
    price: ({ company }) => `${company} の株価`,
    holding: ({ company }) => `あなたの ${company} 株`,
    held: ({ company }) => `${company} の保持株`,
    unowned: ({ company }) => `${company} の未所持株`,
    president: ({ company }) => `${company} の社長`,
    none: 'なし',
    technology: '技術レベル',
    capacity: ({ company }) => `${company} の輸送力`,
    maintenance: ({ company }) => `${company} の維持費`,
    cubes: ({ company }) => `${company} の残りキューブ`,
    coal: ({ company }) => `${company} の石炭`,
    lastNetIncome: ({ company }) => `${company} の前回の純益`,
    possible: ({ company }) => `${company} の見込みの純益`,
  },

  notes: {
    each: ({ count, price }) => `${count} × ${price}`,
    toTreasury: ({ count, price }) => `保持株${count}株：${price} を金庫へ`,
    toBank: ({ count, price }) => `未所持株${count}株：${price} を銀行へ`,
    boxLowers: '未所持株があると、株式ラウンド終了時に株価が1マス下がります。',
    startCube: ({ place }) => `最初のキューブを ${place} に置きます。`,
    inOrder: ({ place, of }) => `運営の順番は${of}社中${place}番目です。`,
    endsRound: '株式ラウンドが終わります。',
    startingPrices: ({ prices }) => `以後の開始株価：${prices}。`,
    incomesFall: ({ cities }) => `収入の下がる都市：${cities}。`,
    cubeOf: ({ number, of }) => `この運営の${number}個目です（${of}個まで）。`,
    cityGives: ({ name, price }) => `${name} の現在の収入は ${price} です。`,
    insteadOfBuilding: 'この運営では建設できなくなります。',
    coal: '石炭',
    maintenance: '維持費',
    cities: ({ count }) => `${count}都市`,
    cityCount: ({ count }) => `ちょうど${count}都市を数えます。`,
    belowBest: ({ price }) => `最大の収入より ${price} 少ない選び方です。`,
    netIncome: '純益',
    lastNetIncome: ({ net }) => `前回の純益：${net}。`,
    priceNext: ({ before, after }) =>
      before === after ? `株価は ${before} のまま変わりません。` : `この後の株価：${before} → ${after}。`,
    pricePaid: ({ before, after }) => `配当した場合の株価：${before} → ${after}。`,
    priceWithheld: ({ before, after }) => `内部留保の場合の株価：${before} → ${after}。`,
    boxUnpaid: ({ count }) => `未所持株${count}株には支払いません。`,
  },

  warnings: {
    technology: ({ level, cubes, companies }) =>
      `技術レベルが${level}に上がります。建設は1回の運営で${cubes}個まで、乗り入れは1都市に${companies}社までになります。`,
    maintenance: ({ costs }) => `他社の維持費：${costs}。`,
    newCompanies: ({ companies }) => `設立できるようになる会社：${companies}。`,
    presidency: ({ who, company }) => `${company} の社長は ${who} に交代します。`,
    loss: ({ company, who }) => `${company} は赤字です。${who} は1株を会社に戻し、株価が下がります。`,
    lossAhead: ({ company, net }) => `このままでは ${company} は赤字になります（純益 ${net}）。`,
    noEquipment: ({ company, treasury, cost }) =>
      `${company} の金庫は ${treasury} で、次の資本設備の費用 ${cost} に足りません。資本設備がないと、運営のたびに赤字になります。`,
    receivershipAhead: ({ company }) =>
      `赤字になると唯一の1株を失い、${company} は管財人管理下に置かれます。`,
    receivership: ({ company }) =>
      `どのプレイヤーも株を持たなくなり、${company} は管財人管理下に置かれます。`,
    endsGame: 'これでゲームは終了します。',
    endAhead: {
      technology: 'このターンの後、ゲームは終了します。',
      price: '株価がこのままなら、このターンの後、ゲームは終了します。',
      standstill: '状況が変わらなければ、このターンの後、ゲームは終了します。',
    },
  },

  log: {
    sold: ({ who, company, count, price }) => `${who} は ${company} を${count}株、${price} で売却しました。`,
    boughtHeld: ({ who, company, count, price }) =>
      `${who} は ${company} の保持株を${count}株、${price} で購入しました。`,
    boughtUnowned: ({ who, company, count, price }) =>
      `${who} は ${company} の未所持株を${count}株、${price} で購入しました。`,
    boughtBoth: ({ who, company, held, unowned, price }) =>
      `${who} は ${company} の保持株${held}株と未所持株${unowned}株を ${price} で購入しました。`,
    founded: ({ who, company, start, count, price }) =>
      `${who} は ${company} を開始株価 ${start} で設立し、${count}株を ${price} で購入しました。`,
    restarted: ({ who, company, count, price }) =>
      `${who} は ${company} を再スタートさせ、${count}株を ${price} で購入しました。`,
    redeemed: ({ company, count, price }) => `${company} は${count}株を ${price} で買い戻しました。`,
    passed: ({ who }) => `${who} はパスしました。`,
    boughtNothing: ({ who }) => `${who} は購入せずに手番を終えました。`,
    price: ({ company, before, after }) => `${company} の株価：${before} → ${after}`,
    priceStays: ({ company, price }) => `${company} の株価は ${price} のままです。`,
    president: ({ who, company }) => `${company} の社長は ${who} になりました。`,
    rounds: { 1: '1回目の運営ラウンド', 2: '2回目の運営ラウンド' },
    roundOrder: ({ round, order }) => `${round}：${order}`,
    roundEmpty: ({ round }) => `${round}：運営する会社なし`,
    equipmentBought: ({ company, level, price }) =>
      `${company} はレベル${level}の資本設備を ${price} で購入しました。`,
    technology: ({ level }) => `技術レベルが${level}になりました。`,
    scrapped: ({ company, level, price }) =>
      `${company} はレベル${level}の資本設備を廃棄し、${price} を受け取りました。`,
    built: ({ company, place, price }) => `${company} は ${place} に ${price} で建設しました。`,
    coalTaken: ({ company, place }) => `${company} は ${place} の石炭を入手しました。`,
    income: ({ company, net, parts }) => `${company} の純益は ${net} です：${parts}。`,
    noIncome: ({ company }) => `${company} の収入はありません。`,
    fromCities: ({ cities, price }) => `${cities} ${price}`,
    fromCoal: ({ price }) => `石炭 ${price}`,
    maintenance: ({ price }) => `維持費 ${price}`,
    parts: (parts) => parts.join('／'),
    loss: ({ company, who }) => `${company} は赤字です。${who} は1株を会社に戻しました。`,
    lossCharged: ({ company, who, price }) =>
      `${company} は赤字です。${who} は1株を会社に戻し、金庫から ${price} を支払いました。`,
    receivership: ({ company }) => `${company} は管財人管理下に置かれました。`,
    receivershipScrapped: ({ company }) => `${company} は管財人管理下に置かれ、資本設備を失いました。`,
    paidOut: ({ company, price, payments }) => `${company} は ${price} を配当しました：${payments}。`,
    treasury: '金庫',
    withheld: ({ company, price }) => `${company} は ${price} を内部留保しました。`,
    stockRound: '株式ラウンド',
    ends: ({ reasons }) => `ゲーム終了：${reasons}`,
    reasons: {
      technology: '技術レベル6に到達',
      price: '株価が $375 に到達',
      standstill: '会社を設立できるプレイヤーなし',
    },
  },

  score: {
    shares: ({ company, count, price }) => `${company} ${count} × ${price}`,
  },

  options: {
    priceRiseRequiresDividend: {
      label: '株価の上昇',
      explanation: '純益が増えたとき、内部留保でも株価が上がるかどうかを決めます。',
      values: { false: '内部留保でも上がる', true: '配当したときだけ上がる' },
    },
    lossChargedToTreasury: {
      label: '赤字の支払い',
      explanation: 'マイナスの純益を、金庫にあるお金の範囲で支払うかどうかを決めます。',
      values: { false: '金庫から支払わない', true: '金庫から支払う' },
    },
    coalNeedsEquipment: {
      label: '石炭の収入',
      explanation: '資本設備を持たない会社が石炭の収入を得るかどうかを決めます。',
      values: { false: '常に得る', true: '資本設備があるときだけ得る' },
    },
    receivershipScrapsEquipment: {
      label: '管財人管理下の資本設備',
      explanation: '管財人管理下に置かれる会社の資本設備の扱いです。',
      values: { false: '会社に残る', true: '除去する' },
    },
    playersMayBuyUnownedShares: {
      label: '未所持株の購入',
      explanation: '未所持株ボックスから株を買えるのは誰かを決めます。',
      values: { false: '会社の買い戻しだけ', true: 'プレイヤーも買える' },
    },
  },
}
