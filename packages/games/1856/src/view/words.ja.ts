import { ja18xx } from '@roundhouse/18xx/view'
import { extendWords } from '@roundhouse/view'
import { formationJa } from './formation/words.ja.ts'
import type { OwnWords, Words1856 } from './words.en.ts'

/** From a company or the bank, after a kana: spaces around Latin letters. */
const fromJa = (from: string): string => (/^[ -~]/.test(from) ? ` ${from} から` : `${from}から`)

/** The same in Japanese, in the words of the rule book. */
const own: OwnWords = {
  waters: { huron: 'ヒューロン湖', erie: 'エリー湖', ontario: 'オンタリオ湖' },

  summary:
    '借金でカナダに鉄道を敷きます。目的地に到達し、政府からの融資を期限までに返済しましょう。返せない会社は国有鉄道になります。',

  primer: {
    goal: '銀行破産でゲームは終わりに向かいます。最後に、所持金と持ち株の価値の合計から会社の借金を引いた額が最も多い人が勝ちます。',
    rounds:
      '最初に個人会社のオークションを行います。その後は、株を売買する株式ラウンド1回と、会社が線路を敷き、列車を運行し、配当または内部留保を行い、列車を購入する運行ラウンド1〜3回を繰り返します。会社は融資を受けることもできます。',
    looks: {
      auction:
        '先頭の個人会社を購入するか、後の個人会社に入札します。ほかの人が上回らなければ、入札した額で手に入ります。入札した額は確保され、残りの所持金で会社を上場させることになります。',
      stock:
        '目的地に早く到達できそうな会社を上場させます。到達するまで、6株目からの代金は銀行の預かり金になります。',
      operating:
        '融資1つで $100 を受け取り、ラウンドごとに $10 の利息を支払います。最初の「6」列車が購入されるまでに返済しましょう。返済できない会社は国有鉄道になり、2株が1株と交換されます。',
    },
  },

  round: { auction: '個人会社のオークション' },
  roundShort: { auction: 'オークション' },

  steps: { home: '本拠地', loans: '融資' },

  left: { tile: 'この手番のタイルはあと1枚' },

  phases: {
    rounds: ({ count }) => `運行ラウンドは${count}回です。`,
    events: {
      '2': '会社が上場します。',
      '3': 'フェイズ5まで、会社は個人会社を購入できます。',
      '4': '「2」列車は廃車になります。',
      '5': '個人会社は閉鎖されます。盤外地域の収益が2番目の額に変わります。',
      '6': '「3」列車は廃車になります。融資を返済できない会社が合併して CGR を設立します。融資はなくなり、港マーカーは除去され、小都市のタイルを交換できるようになります。',
      D: '「4」列車は廃車になります。盤外地域の収益が3番目の額に変わります。',
      '8': '「4」列車は廃車になります。盤外地域の収益が3番目の額に変わります。',
    },
  },

  facts: {
    typeOnOffer: '運行に必要な株数',
    free: '入札できる額',
    priceNow: '価格',
    leastBid: '最低額',
    loans: '融資',
    interest: '毎回の利息',
    interestNow: '利息',
    shortAtFormation: '今 CGR が設立された場合の不足',
    escrow: '預かり金',
    capital: '資金',
    destination: '目的地',
    par: '公募価格',
    port: '港マーカー',
    soldShares: '売れた株',
    left: '残り',
    seller: '売り手',
    holders: '所有する会社',
  },

  company: {
    between: ({ from, to }) => `${from} → ${to}`,
    notFormed: '最初の「6」列車で、融資の残る会社から設立',
    merged: 'CGR に合併',
    notFloated: ({ sold, needed }) => `${needed}株のうち${sold}株が売却済み・まだ運行しない`,
    operates: '運行の条件を満たした・次のラウンドから運行',
    loans: ({ count }) => `融資${count}`,
    repays: ({ count }) => `融資${count}つの返済`,
    loansOf: ({ loans, limit }) => `${loans}/${limit}`,
    soldOf: ({ sold, needed }) => `${sold}/${needed}`,
    destinationReached: ({ place }) => `${place}・接続済み`,
    destinationOpen: ({ place }) => `${place}・未接続`,
    capital: {
      treasury: '銀行の株が売れるごとに金庫へ',
      escrow: '目的地に到達するまで、6株目からは預かり金',
      full: '6株目が売れると公募価格の10倍',
      nothing: '株の代金は銀行へ',
    },
    noPermanent: '廃車にならない列車がなく、配当できず、株価も動かない',
    half: '社長株の半分だけを社長が所有',
  },

  train: {
    counts: ({ stops }) => (stops === null ? '停車地は無制限' : `停車地${stops}か所`),
    tradeIn: ({ price }) => `下取りで ${price}`,
    borrowed: 'この手番だけ借用',
  },

  market: {
    tints: {
      yellow: '株券を数えない',
      brown: '株券を数えず、60%の上限もなし',
    },
  },

  sharePlaces: {
    bank: { name: '銀行', share: ({ company }) => `銀行の ${company} 株` },
    pool: { name: 'バンクプール', share: ({ company }) => `バンクプールの ${company} 株` },
  },

  supplies: { rights: '売り物の権利' },

  marks: { port: '港' },

  aboutHex: {
    destinationOf: '目的地とする会社',
    port: '港',
    portText: ({ bonus }) => `港マーカーを置くと ${bonus}`,
    waiting: '都市が決まるのを待つトークン',
    rightHolders: '権利を持つ会社',
  },

  bonuses: { port: '港', bridge: '橋', tunnel: 'トンネル' },

  rights: {
    names: { bridge: '橋の権利', tunnel: 'トンネルの権利' },
    inText: { bridge: '橋の権利', tunnel: 'トンネルの権利' },
    texts: {
      bridge: '列車が Buffalo を訪問するごとに、収益が $10 増えます。',
      tunnel: '列車が Sarnia を訪問するごとに、収益が $10 増えます。',
    },
  },

  closesHex: ({ hex }) => `プレイヤーが所有する間、${hex} にはタイルを置けません。`,

  powers: {
    FT: '能力はありません。',
    WSRC: '購入した会社は、1回の手番に、手番のタイルとして Kitchener に #59 を敷設し、手番のトークンをそこに無料で置けます。その後、閉鎖されます。',
    TCC: '購入した会社は1回だけ、手番のタイルとは別に、H11 に小都市の黄タイルを無料で敷設できます。',
    GLSC: '購入した会社は、港マーカーを港に置けます。置くと閉鎖されます。フェイズ6まで、その会社の列車がそのヘクスを訪問するごとに、収益が $20 増えます。',
    NFSBC:
      '購入した会社の列車が Buffalo を訪問するごとに、収益が $10 増えます。ほかの会社も $50 で同じ権利を購入できます。',
    SCFTC:
      '購入した会社の列車が Sarnia を訪問するごとに、収益が $10 増えます。ほかの会社も $50 で同じ権利を購入できます。',
  },

  kinds: {
    'auction-buy': '購入',
    bid: '入札',
    'auction-pass': 'パス',
    raise: '引き上げ',
    'drop-out': '競りを降りる',
    'trade-private': '個人会社の購入',
    'complete-certificate': '完成',
    'home-token': '本拠地トークンの配置',
    'choose-city': '都市の選択',
    'private-lay': '個人会社による敷設',
    'private-token': '個人会社によるトークン',
    'borrow-train': '列車の借用',
    'trade-in': '列車の下取り',
    'sell-for-debt': '株の売却',
    repay: '融資の返済',
    'take-loan': '融資を受ける',
    'buy-right': '権利の購入',
    'set-port': '港マーカーの配置',
    done: '次へ',
    rescue: '救済',
    merge: '合併',
    'keep-token': '残すトークン',
    'remove-token': 'トークンの除去',
  },

  prompts: {
    auction: ({ name, price }) => `${name} を ${price} で購入、ほかの個人会社に入札、またはパス`,
    'bidding-war': ({ name, price }) => `${name} の競り：${price} 以上に引き上げるか、降りる`,
    stock: '売却と1枚の購入（順番は自由）、またはパス',
    stockSelling: '売却、または手番の終了',
    stockPrivates: 'ほかのプレイヤーの個人会社を購入、またはパス',
    overheld: ({ company, own, limit }) => `${company} の持株比率${own}は上限${limit}を超過：先に売却`,
    half: ({ price }) => `CGR の社長株を ${price} で完成`,
    halfShort: ({ price, short }) => `CGR の社長株を ${price} で完成・不足 ${short}：株を売却`,
    home: ({ company }) => `${company}：本拠地トークンの都市を選択`,
    'choose-city': ({ company, place }) => `${place}：${company} のトークンの都市を選択`,
    track: ({ company }) => `${company}：タイルの敷設か置き換え`,
    trackOver: ({ company }) => `${company}：個人会社のタイル、または次へ`,
    trackBuying: ({ company }) => `${company}：タイルを敷設できる個人会社を購入、または次へ`,
    token: ({ company }) => `${company}：トークンの配置`,
    run: ({ company }) => `${company}：列車の運行`,
    borrow: ({ company, name }) => `${company}：「${name}」列車を借りて運行、または運行しない`,
    interestFirst: ({ company, price }) => `${company}：運行なし・利息 ${price}：先に融資を受けるか、次へ`,
    dividend: ({ company, revenue }) => `${company} の収益 ${revenue}：配当・内部留保`,
    'return-train': ({ company, count }) => `${company}：列車を${count}両手放す`,
    loans: ({ company }) => `${company}：融資の返済、または手番の終了`,
    noLoans: ({ company }) => `${company}：手番の終了`,
    interestDue: ({ company, price }) => `${company} の利息：株を売却して ${price} を用意`,
    loansDue: ({ company, price }) => `${company} の融資の返済：株を売却して ${price} を用意`,
    unpayable: ({ company, price }) => `${company}：${price} の不足を売却で補えないため破産`,
    'formation-decide': ({ company, debt, price }) =>
      `${company} の融資 ${debt}：社長が ${price} を支払って救済、または合併`,
    'formation-merge': ({ company, debt, price }) =>
      `${company} の融資 ${debt}：救済に必要な ${price} がないため合併`,
    'formation-tokens': ({ place }) => `CGR：${place} に残すトークンを選択`,
    'formation-surplus-tokens': ({ count }) => `CGR：トークンを${count}個除去`,
    'formation-trains': ({ count }) => `CGR：列車を${count}両以上手放す`,
    'formation-4-trains': 'CGR：「4」列車をさらに手放すか、残す',
  },

  interestPaid: {
    treasury: ({ price }) => `金庫から ${price}`,
    run: ({ price }) => `収益から ${price}`,
    president: ({ price }) => `社長から ${price}`,
  },

  formation: formationJa,

  checklist: {
    debt: ({ company, who }) => `${who} は ${company} のために支払う義務があります。`,
  },

  choices: {
    auctionBuy: ({ name, price }) => `${name} を ${price} で購入`,
    bid: ({ name, price }) => `${name} に ${price} で入札`,
    raise: ({ price }) => `${price} に引き上げ`,
    tradePrivate: ({ who, name, price }) => `${who} に ${name} を ${price} で買うと提案`,
    completeFrom: {
      bank: ({ price }) => `公募価格 ${price} で社長株を完成`,
      pool: ({ price }) => `株価 ${price} で社長株を完成`,
    },
    takeOver: ({ price }) => `CGR の社長株を ${price} で引き取る`,
    homeToken: ({ city }) => `${city}の都市に本拠地トークンを置く`,
    chooseCity: ({ company, city }) => `${company} のトークンを ${city}の都市に置く`,
    towards: (places) => `${places.join('・')} 方面`,
    privateToken: ({ city }) => `Kitchener (I12) の ${city}の都市にトークンを無料で配置`,
    waitingToken: 'Kitchener (I12) にトークンを無料で置き、タイルを待つ',
    borrow: ({ name }) => `この手番だけ「${name}」列車を借りる`,
    tradeIn: ({ name, train, price }) => `「${train}」列車を下取りに出し、「${name}」列車を ${price} で購入`,
    giveUpTrain: ({ name }) => `「${name}」列車を手放す`,
    takeLoan: ({ price }) => `融資 ${price} を受ける`,
    repay: ({ count, price }) => `融資を${count}つ、${price} で返済`,
    buyRight: ({ right, price }) => `${right}を ${price} で購入`,
    setPort: ({ place, bonus }) => `港マーカーを ${place} に置く（${bonus}）`,
    rescue: ({ company, price }) => `${company} を ${price} で救済`,
    merge: ({ company }) => `${company} を合併させる`,
    keepToken: ({ place, city }) => `${place} の ${city}の都市のトークンを残す`,
    removeToken: ({ place }) => `${place} のトークンを除去`,
    done: {
      track: 'タイルを置かずに次へ',
      token: 'トークンを置かずに次へ',
      trains: '列車を買わずに次へ',
      'formation-trains': '列車を残す',
    },
  },

  changes: {
    free: '入札できる額',
    loans: ({ company }) => `${company} の融資`,
    interest: ({ company }) => `${company} の毎回の利息`,
    escrow: ({ company }) => `${company} の預かり金`,
    due: '残りの必要額',
  },

  notes: {
    byPrivate: ({ name }) => `${name} による`,
    extra: '手番のタイルには数えません。',
    asTile: '手番のタイルになります。',
    asToken: '手番のトークンになります。',
    frontSoon: '先頭になるまでにほかの入札がなければ、この金額で取得します。',
    warSoon: ({ names }) => `先頭になると、${names} との競りになります。`,
    replacesBid: ({ price }) => `自分の入札 ${price} と入れ替えます。`,
    wonBy: ({ who, name, price }) => `続いて ${who} が ${name} を ${price} で取得します。`,
    warFor: ({ names, name }) => `続いて ${names} が ${name} の競りをします。`,
    cheaper: ({ name, price }) => `全員のパスにより、${name} の価格は ${price} になります。`,
    paysRevenue: '全員のパスにより、個人会社の収益が支払われます。',
    endsAuction: 'オークションが終わり、最初の株式ラウンドが始まります。',
    destination: ({ place }) => `目的地は ${place} です。`,
    escrow: '接続済みになるまで、金庫に入るのは最初の5株の代金だけです。',
    fullCapital: ({ price }) => `6株目が売れると ${price} を受け取ります。それまでは何も受け取りません。`,
    needsShares: ({ company, sold, needed }) =>
      `${company} の運行には${needed}株の売却が必要です（売却済み${sold}株）。`,
    operates: ({ company }) => `${company} は運行の条件を満たします。`,
    interestKept: ({ price }) => `このラウンドの利息 ${price} は差し引かれます。`,
    formationDebt: ({ company, price }) =>
      `今「6」列車が購入されると、${company} は ${price} 足りません。社長が支払うか、CGR に合併されます。`,
    formationClear: ({ company }) => `今「6」列車が購入されても、${company} はすべての融資を返済できます。`,
    atEnd: ({ price }) => `ゲーム終了時、融資1つにつき1株の価値が ${price} 下がります。`,
    lastLoan: 'プレイヤーの持ち株が増えるまで、次の融資は受けられません。',
    borrowed: '無料で運行し、列車購入の後に返します。所有はしません。',
    tradedIn: '下取りの列車は、先に返却列車になります。',
    sellsAll: '売れる株をすべて売り、所持金は銀行に渡します。',
    keepsCash: '売れる株をすべて売り、所持金は残ります。',
    rescuePays: ({ treasury, price }) => `金庫から ${treasury}、社長から ${price} を支払います。`,
    portGone: '最初の「6」列車が購入されると除去されます。',
    noSharesLeave: '銀行の株もバンクプールの株も減りません。',
    cityLater: 'タイルが置かれたときに都市を選びます。',
  },

  effects: {
    connected: '目的地に到達',
    escrowPaid: '預かり金の支払い',
    escrowLost: '失われる預かり金',
    ofCompany: ({ company, price }) => `${company} ${price}`,
    cgr: 'CGR',
    noCgr: '設立されない',
  },

  warnings: {
    closing: ({ company }) => `${company} は閉鎖されます。株、列車、資金はすべて失われます。`,
    excessLoans: ({ company, price }) =>
      `${company} の融資がプレイヤーの持ち株を上回ります。次の手番に ${price} を返済しなければならず、金庫で足りない分は社長が支払います。`,
    withoutTrain: ({ company, price, treasury }) =>
      `${company} は列車がなくなります。金庫は ${treasury}、最も安い列車は ${price} です。`,
    unused: ({ names }) => `まだ使っていない能力：${names}。`,
    givesUp: ({ names }) => `この手番では ${names} の能力は使えなくなります。`,
    formation: 'CGR の設立が始まります。',
    presidentPays: ({ price }) => `あなたが ${price} を支払います。`,
    moneyDue: ({ who, company, price }) =>
      `${who} は ${company} のために ${price} を用意しなければなりません。`,
  },

  log: {
    inPlay: ({ names }) => `登場：${names}。`,
    bid: ({ who, name, price }) => `${who} は ${name} に ${price} で入札しました。`,
    priceCut: ({ name, price }) => `${name} の価格は ${price} になりました。`,
    biddingWar: ({ name, names }) => `${name} の競り：${names}。`,
    droppedOut: ({ who, name }) => `${who} は ${name} の競りを降りました。`,
    privateOffered: ({ by, who, name, price }) =>
      `${by} は ${who} に、${name} を ${price} で買い取ると提案しました。`,
    started: ({ company, type }) => `${company} は「${type}」列車の売り出し中に上場しました。`,
    startedFull: ({ company }) =>
      `${company} は「6」列車の売り出し中に上場しました。6株目が売れると公募価格の10倍を受け取ります。`,
    fullCapital: ({ company, price }) => `${company} は全額の資金 ${price} を受け取りました。`,
    escrowKept: ({ company, price }) => `銀行は ${company} の預かり金に ${price} を加えました。`,
    escrowPaid: ({ company, price }) => `${company} は預かり金 ${price} を受け取りました。`,
    escrowLost: ({ company, price }) => `${company} の預かり金 ${price} は失われました。`,
    certificateCompleted: ({ who, price }) => `${who} は CGR の社長株を ${price} で完成させました。`,
    notFloated: ({ company, sold, needed }) =>
      `${company} は${needed}株のうち${sold}株しか売れていないため、運行しません。`,
    tokenWaiting: ({ company, place }) => `${company} のトークンは ${place} でタイルを待ちます。`,
    cityChosen: ({ company, place }) => `${place} の ${company} のトークンが都市に置かれました。`,
    connected: ({ company }) => `${company} は目的地に到達しました。`,
    borrowed: ({ company, name }) => `${company} は「${name}」列車を借りました。`,
    borrowedReturned: ({ company, name }) => `${company} は借りた「${name}」列車を返しました。`,
    loanTaken: ({ company, price, count }) => `${company} は融資 ${price} を受けました（融資は${count}つ）。`,
    loansRepaid: ({ company, count, left }) => `${company} は融資を${count}つ返済しました（残り${left}つ）。`,
    loansRepaidFor: ({ company, count, left, price }) =>
      `${company} は融資を${count}つ、${price} で返済しました（残り${left}つ）。`,
    interest: ({ who, price }) => `${who} は利息 ${price} を支払いました。`,
    repayment: ({ who, price }) => `${who} は融資の返済に ${price} を支払いました。`,
    cgrPaysOut: ({ price }) => `CGR は ${price} を配当しました`,
    incomeReduced: ({ company, price }) => `${company} の収益から利息 ${price} を支払いました。`,
    tradedIn: ({ company, name }) => `${company} は「${name}」列車を下取りに出しました。`,
    trainReturned: ({ company, type }) => `${company} の${type}は返却列車になりました。`,
    moneyDue: ({ who, company, price }) =>
      `${who} は ${company} のために ${price} を用意しなければなりません。`,
    bankruptCash: ({ who, price }) => `${who} の所持金 ${price} は銀行に入りました。`,
    portSet: ({ company, place }) => `${company} は港マーカーを ${place} に置きました。`,
    portRemoved: '港マーカーは除去されました。',
    rightGained: ({ company, right }) => `${company} は${right}を得ました。`,
    rightBought: ({ company, right, from, price }) =>
      `${company} は${fromJa(from)} ${price} で${right}を購入しました。`,
    rightLost: ({ company, right }) => `${company} は${right}を失いました。`,
    formationBegun: ({ names }) => `CGR の設立が始まりました。融資が残る会社：${names}。`,
    formationWithout: '融資が残る会社はないため、CGR は設立されません。',
    rescued: ({ who, company }) => `${who} は ${company} を救済しました。`,
    merged: ({ company }) => `${company} は CGR に合併されます。`,
    exchanged: ({ who, shares, received }) => `${who}：${shares}株が CGR の${received}株になりました。`,
    cgrFormed: ({ names, shares, price, bank }) =>
      `${names} の合併により CGR が設立されました。${shares}株、公募価格 ${price}、銀行に${bank}株。`,
    mergerCash: ({ company, price }) => `CGR は ${company} の ${price} を受け取りました。`,
    trainsMerged: ({ trains }) => `CGR の列車：${trains}。`,
    tokensExchanged: ({ places }) => `CGR のトークン：${places}。`,
    settled: ({ count }) => `設立が終わりました。ゲームに残る会社は${count}社です。`,
    ends: {
      bankruptcy: 'ゲーム終了：プレイヤーの破産',
      'nothing-left': 'ゲーム終了：できることがない',
    },
  },

  score: {
    loans: ({ company, count, price }) => `${company} の融資 ${count} × ${price}`,
  },

  options: {
    destinationRule: {
      label: '目的地の条件',
      explanation: '目的地に到達するまで5株分の資金しか受け取れない会社を決めます。',
      values: {
        untilSixes: 'すべての会社（「6」列車の売り出しまで）',
        parredBeforeFives: '売り出し中のタイプが2、3、4のときに上場した会社',
      },
    },
    cgrParAverage: {
      label: 'CGR の株価',
      explanation: 'どの株価の平均を取るかを決めます。',
      values: {
        allMerged: '合併されたすべての会社',
        dropLowestOfThree: '3社以上なら、最も低い1つを除く',
      },
    },
    formationPresidentRepay: {
      label: '社長による救済',
      explanation: 'CGR の設立のとき、融資の残りを社長が支払えるかどうかを決めます。',
      values: { allowed: '支払える', forbidden: '支払えない（融資が残る会社はすべて合併）' },
    },
    certLimitTable: {
      label: '設立後の株券保有制限',
      explanation: 'ゲームに残る会社の数による表を、いつ見るかを決めます。',
      values: {
        live: '会社が閉鎖されるたびに',
        formationOnly: 'CGR の設立のとき（会社が閉鎖されるまで）',
        fixed: '設立が終わったときに1回',
      },
    },
    privateTradeBetweenPlayers: {
      label: 'プレイヤーどうしの個人会社の売買',
      explanation: '株式ラウンドに、ほかのプレイヤーから個人会社を購入できるかどうかを決めます。',
      values: { allowed: 'できる', forbidden: 'できない' },
    },
    forcedSaleBlocks: {
      label: '利息と融資のための株の売却',
      explanation: '社長が1つの会社の株を何回に分けて売れるかを決めます。',
      values: { one: '1社につき1回', several: '何回でも' },
    },
    cgrPermanentTrain: {
      label: 'CGR の廃車にならない列車',
      explanation: 'CGR の配当と株価がいつから普通の会社と同じになるかを決めます。',
      values: {
        owns: '「5」「6」「D」列車を持っている間',
        everOwned: '一度でも持った後',
      },
    },
    bonusRights: {
      label: '橋とトンネルの権利',
      explanation: 'それぞれの権利をいくつの会社が持てるかを決めます。',
      values: { three: '3つずつ', unlimited: '無制限' },
    },
    alternateDestinations: {
      label: '別の目的地',
      explanation: '会社の目的地を別のものにするかどうかを決めます。',
      values: { false: '使わない', true: '使う' },
    },
    eightTrain: {
      label: '「D」列車の代わりの「8」列車',
      explanation: '最後のタイプの列車を決めます。',
      values: { false: '使わない', true: '使う（停車地8、$1,000）' },
    },
  },
}

export const ja1856: Words1856 = extendWords(ja18xx, own)
