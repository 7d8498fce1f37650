import { byRow, cellNumber, cellParts, cellWord, gridOf, type HexName, readTable } from '@roundhouse/board'

export interface City {
  readonly name: string
  /** Income at technology level 1 to 6 (BO-8.4). */
  readonly income: readonly [number, number, number, number, number, number]
  /** BO-7.11: the city limit does not apply here. */
  readonly unlimitedAccess?: true
}

const TERRAINS = ['plain', 'hill', 'mountain'] as const

interface Hex {
  readonly hex: HexName
  readonly terrain: (typeof TERRAINS)[number]
  /** What a cube here costs (BO-7.3). */
  readonly cost: number
  readonly city?: City
  /** The coalfield whose counter starts here (BO-1.4). */
  readonly coal?: { readonly name: string }
  /** Edges with a heavy line (BO-7.4), marked on both sides. */
  readonly barredEdges?: readonly number[]
}

/** The board, hex by hex. This list is the only place where a hex has a name. */
export const MAP: readonly Hex[] = readTable(
  `
  hex | terrain  | cost | city         | income             | coal          | barred | access
  A33 | plain    | 20
  A35 | mountain | 40   |              |                    |               | 4
  A37 | hill     | 40   | Burlington   | 10 20 20 20 30 30  |               | 1
  A39 | mountain | 40
  A41 | mountain | 40
  A43 | hill     | 30
  A45 | plain    | 30   | Augusta      | 20 20 20 20 30 40
  B32 | plain    | 20
  B34 | mountain | 40
  B36 | mountain | 40
  B38 | hill     | 30
  B40 | mountain | 40
  B42 | hill     | 30
  B44 | plain    | 20
  C11 | plain    | 20
  C13 | plain    | 20
  C15 | plain    | 20
  C17 | plain    | 20
  C25 | plain    | 30   | Buffalo      | 20 30 30 40 50 60
  C27 | plain    | 20
  C29 | plain    | 20
  C31 | plain    | 30   | Syracuse     | 10 20 20 30 30 40
  C33 | plain    | 30   | Utica        | 10 10 10 20 20 20
  C35 | plain    | 20
  C37 | hill     | 30
  C39 | hill     | 30
  C41 | plain    | 30   | Concord      | 20 20 20 20 20 30
  C43 | plain    | 30   | Portsmouth   | 20 20 20 20 20 30
  D2  | plain    | 20
  D4  | plain    | 20
  D6  | plain    | 20
  D10 | plain    | 20
  D12 | plain    | 20
  D14 | plain    | 20
  D16 | plain    | 30   | Detroit      | 20 30 40 60 80 90
  D24 | plain    | 20
  D26 | hill     | 30
  D28 | hill     | 30
  D30 | hill     | 30
  D32 | hill     | 30
  D34 | hill     | 30
  D36 | plain    | 30   | Albany       | 30 30 40 40 40 50
  D38 | hill     | 30
  D40 | plain    | 20
  D42 | plain    | 30   | Boston       | 30 30 40 40 50 50
  E1  | plain    | 20
  E3  | plain    | 20
  E5  | plain    | 20
  E7  | plain    | 40   | Chicago      | 20 30 50 70 90 100 |               |        | unlimited
  E9  | plain    | 20
  E11 | plain    | 20
  E13 | plain    | 20
  E15 | plain    | 20
  E19 | plain    | 30   | Cleveland    | 20 30 40 50 60 60
  E21 | plain    | 20
  E23 | plain    | 20
  E25 | hill     | 30
  E27 | hill     | 30
  E29 | hill     | 30
  E31 | hill     | 30
  E33 | hill     | 30
  E35 | hill     | 30
  E37 | plain    | 20
  E39 | plain    | 30   | Hartford     | 20 20 20 30 30 30
  E41 | plain    | 30   | Providence   | 20 30 30 30 30 30
  F2  | plain    | 20
  F4  | plain    | 20
  F6  | plain    | 20
  F8  | plain    | 20
  F10 | plain    | 20
  F12 | plain    | 30   | Fort Wayne   | 10 20 20 30 40 50
  F14 | plain    | 20
  F16 | plain    | 20
  F18 | plain    | 20
  F20 | plain    | 20
  F22 | hill     | 30
  F24 | hill     | 30
  F26 | hill     | 30
  F28 | mountain | 40
  F30 | hill     | 30
  F32 | hill     | 30
  F34 | plain    | 20
  F36 | plain    | 20
  F38 | plain    | 30   | New Haven    | 20 20 30 30 30 40
  G1  | plain    | 20
  G3  | plain    | 20
  G5  | plain    | 20
  G7  | plain    | 20
  G9  | plain    | 20
  G11 | plain    | 20
  G13 | plain    | 20
  G15 | plain    | 20
  G17 | plain    | 20
  G19 | plain    | 20
  G21 | hill     | 30
  G23 | hill     | 40   | Pittsburgh   | 20 30 40 60 70 80
  G25 | mountain | 40
  G27 | mountain | 40
  G29 | mountain | 50   | Harrisburg   | 10 10 20 20 20 20
  G31 | plain    | 20
  G33 | plain    | 20
  G35 | plain    | 50   | New York     | 30 40 50 60 70 80
  H2  | plain    | 30   | Springfield  | 10 10 20 20 20 30
  H4  | plain    | 20
  H6  | plain    | 20
  H8  | plain    | 20
  H10 | plain    | 30   | Indianapolis | 20 30 30 40 50 60
  H12 | plain    | 20
  H14 | plain    | 20
  H16 | plain    | 20
  H18 | plain    | 20
  H20 | hill     | 30
  H22 | hill     | 40   | Wheeling     | 20 20 30 40 50 60
  H24 | mountain | 40
  H26 | mountain | 40   |              |                    | Georges Creek
  H28 | mountain | 40
  H30 | plain    | 20
  H32 | plain    | 20
  H34 | plain    | 30   | Philadelphia | 30 40 40 40 50 60
  I1  | plain    | 20
  I3  | plain    | 20
  I5  | plain    | 20
  I7  | plain    | 20
  I9  | plain    | 20
  I11 | plain    | 20
  I13 | plain    | 30   | Cincinnati   | 30 40 50 50 60 70
  I15 | plain    | 20
  I17 | plain    | 20
  I19 | hill     | 30
  I21 | hill     | 30
  I23 | mountain | 40   |              |                    | Fairmont
  I25 | mountain | 40
  I27 | hill     | 30
  I29 | plain    | 30   | Washington   | 20 20 30 30 30 30
  I31 | plain    | 30   | Baltimore    | 20 30 30 40 40 50  |               | 4
  I33 | plain    | 30   | Dover        | 10 10 10 20 20 20  |               | 1
  J2  | plain    | 30   | St. Louis    | 30 40 50 60 70 90
  J4  | plain    | 20
  J6  | plain    | 20
  J8  | plain    | 20
  J10 | plain    | 20
  J12 | plain    | 20
  J14 | plain    | 20
  J16 | hill     | 30
  J18 | hill     | 40   | Huntington   | 10 10 20 30 30 40
  J20 | hill     | 30
  J22 | mountain | 40
  J24 | mountain | 40
  J26 | hill     | 30
  J28 | plain    | 20
  J30 | plain    | 20
  K1  | plain    | 20
  K3  | plain    | 20
  K5  | plain    | 20
  K7  | plain    | 20
  K9  | plain    | 20
  K11 | plain    | 30   | Louisville   | 20 30 30 40 40 50
  K13 | plain    | 30   | Lexington    | 10 20 20 30 30 30
  K15 | plain    | 20
  K17 | hill     | 30
  K19 | mountain | 40
  K21 | mountain | 40   |              |                    | New River
  K23 | mountain | 40
  K25 | hill     | 30
  K27 | plain    | 20
  K29 | plain    | 20
  K31 | plain    | 20
  L2  | plain    | 20
  L4  | plain    | 30   | Cairo        | 10 20 20 20 20 20
  L6  | plain    | 20
  L8  | plain    | 20
  L10 | plain    | 20
  L12 | plain    | 20
  L14 | plain    | 20
  L16 | hill     | 30
  L18 | mountain | 40   |              |                    | Big Sandy
  L20 | mountain | 40   |              |                    | Pocahontas
  L22 | mountain | 40
  L24 | hill     | 40   | Roanoke      | 20 20 20 20 20 20
  L26 | plain    | 20
  L28 | plain    | 30   | Richmond     | 30 30 20 20 20 30
  L30 | plain    | 20   |              |                    |               | 5
  M1  | plain    | 20
  M3  | plain    | 20
  M5  | plain    | 20
  M7  | plain    | 20
  M9  | plain    | 20
  M11 | plain    | 20
  M13 | plain    | 20
  M15 | hill     | 30
  M17 | hill     | 30
  M19 | mountain | 40
  M21 | mountain | 40
  M23 | hill     | 30
  M25 | plain    | 20
  M27 | plain    | 20
  M29 | plain    | 20
  M31 | plain    | 30   | Norfolk      | 20 20 30 30 30 40  |               | 2
`,
  ['hex', 'terrain', 'cost', 'city', 'income', 'coal', 'barred', 'access'],
  ({ hex, terrain, cost, city, income, coal, barred, access }) => ({
    hex,
    terrain: cellWord(TERRAINS, terrain),
    cost: cellNumber(cost),
    ...(city && { city: readCity(city, income, access) }),
    ...(coal && { coal: { name: coal } }),
    ...(barred && { barredEdges: barred.split(' ').map(cellNumber) }),
  }),
)

function readCity(name: string, income: string, access: string): City {
  const levels = cellParts(income, /^(\d+) (\d+) (\d+) (\d+) (\d+) (\d+)$/)
  return {
    name,
    income: levels.map(Number) as unknown as City['income'],
    ...(cellWord(['', 'unlimited'], access) && { unlimitedAccess: true }),
  }
}

export const GRID = gridOf('pointy', MAP)

export const HEX: ReadonlyMap<HexName, Hex> = new Map(MAP.map((entry) => [entry.hex, entry]))

/** The hex of a city by the city's name. */
export const CITY_HEX: ReadonlyMap<string, HexName> = new Map(
  MAP.flatMap(({ hex, city }) => (city ? [[city.name, hex] as const] : [])),
)

export const COAL_HEXES: readonly HexName[] = MAP.flatMap(({ hex, coal }) => (coal ? [hex] : [])).sort(
  byRow('pointy'),
)
