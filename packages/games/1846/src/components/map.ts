import { readMap } from '@roundhouse/18xx'
import { cellNumber, cellParts } from '@roundhouse/board'

/** 1846-6.34b: an eastern or western off-board place and its bonus. */
function eastWest(cell: string): { side: 'E' | 'W'; bonus: number } {
  const [side, bonus] = cellParts(cell, /^([EW]) (\d+)$/)
  return { side: side as 'E' | 'W', bonus: Number(bonus) }
}

/** The board, hex by hex. */
export const MAP = readMap(
  `
  hex | color  | name                | label | track                                          | terrain     | reserved        | eastWest | ports | borders
  A15 | gray   |                     |       | 0-5
  B8  | red    | Holland             |       | offboard yellow 40 brown 10 (4)                |             |                 |          | 2
  B10 | plain
  B12 | plain
  B14 | plain
  B16 | plain  | Port Huron          |       | city                                           |             | GT a1           |          |       | 4 mountain 40
  B18 | red    | Sarnia              |       | offboard yellow 30 brown 50 {E} (1)            |             |                 | E 20     |       | 1 mountain 40
  C5  | red    | Chicago Connections |       | offboard yellow 20 brown 40 (5)                |             |                 | W 50     | 1
  C7  | gray   |                     |       | 0-5
  C9  | plain  | South Bend          |       | city
  C11 | plain
  C13 | plain
  C15 | yellow | Detroit             | Z     | city 40 x2 (1 3)                               | water 40    | MS a1           |          |       | 4 mountain 60
  C17 | red    | Windsor             |       | offboard yellow 40 brown 60 {E} (1)            |             |                 | E 30     |       | 1 mountain 60
  C21 | red    | Buffalo             |       | offboard yellow 30 brown 60 {E} (0)            |             |                 | E 30
  D6  | yellow | Chicago             | Chi   | city 10 {Chicago} (0) (3) (4) (5)              |             | C&WI d1
  D8  | plain
  D10 | plain
  D12 | plain
  D14 | plain  | Toledo              |       | city                                           |             |                 |          | 1
  D16 | blue
  D18 | plain
  D20 | yellow | Erie                |       | city 10 x2 (1 3 0)                             |             | NYC a1, ERIE a2
  D22 | red    | Buffalo             |       | offboard yellow 30 brown 60 {E} (1)            |             |                 | E 30
  E5  | plain
  E7  | plain
  E9  | plain
  E11 | plain  | Fort Wayne          |       | city                                           |             | PRR a1
  E13 | plain
  E15 | plain
  E17 | plain  | Cleveland           | Z     | city
  E19 | plain  |                     |       |                                                |             |                 |          |       | 5 mountain 40
  E21 | gray   | Salamanca           |       | city 10 (1 2 4)                                |             | ERIE a1
  E23 | red    | Binghamton          |       | offboard yellow 20 brown 50 {E} (1)            |             |                 | E 30
  F4  | plain
  F6  | plain
  F8  | plain
  F10 | plain
  F12 | plain
  F14 | plain
  F16 | plain
  F18 | plain  |                     |       |                                                | mountain 40 |                 |          |       | 5 water 40
  F20 | gray   | Homewood            |       | city 10 (1 2 4 5)                              |             | PRR a1          |          |       | 2 mountain 40
  F22 | red    | Pittsburgh          |       | offboard yellow 30 brown 70 {E} (1)            |             |                 | E 20
  G3  | plain  | Springfield         |       | city
  G5  | plain
  G7  | plain  | Terre Haute         |       | city
  G9  | plain  | Indianapolis        |       | city                                           |             | BIG4 a1
  G11 | plain
  G13 | plain  | Dayton              |       | city
  G15 | plain  | Columbus            |       | city
  G17 | plain  |                     |       |                                                | mountain 40 |                 |          |       | 4 water 20
  G19 | yellow | Wheeling            |       | city 10 (5)                                    |             | B&O a1          |          | 2     | 1 water 20, 2 water 40, 4 mountain 20
  G21 | red    | Pittsburgh          |       | offboard yellow 30 brown 70 {E} (1 2)          |             |                 | E 20     |       | 1 mountain 20
  H2  | plain
  H4  | plain
  H6  | plain
  H8  | plain
  H10 | plain
  H12 | plain  | Cincinnati          | Z     | city                                           |             | B&O a1          |          |       | 0 water 40
  H14 | plain  |                     |       |                                                | mountain 60
  H16 | plain  |                     |       |                                                | mountain 40
  H20 | red    | Cumberland          |       | offboard yellow 20 brown 40 {E} (2)            |             |                 | E 30
  I1  | red    | St. Louis           |       | offboard yellow 50 brown 70 {St. Louis} (3 4)  |             |                 | W 20     | 1
  I3  | plain
  I5  | gray   | Centralia           |       | city 10 x2 (1 3 4 0)                           |             | IC a1
  I7  | plain
  I9  | plain
  I11 | plain  |                     |       |                                                |             |                 |          |       | 3 water 40
  I15 | gray   | Huntington          |       | city 20 (2 3 4)                                |             | C&O a1
  I17 | red    | Charleston          |       | offboard yellow 20 brown 50 {E} (1)            |             |                 | E 20
  J4  | plain  |                     |       |                                                |             |                 |          |       | 4 water 40
  J6  | plain  |                     |       |                                                |             |                 |          |       | 1 water 40
  J8  | plain
  J10 | red    | Louisville          |       | offboard yellow 50 brown 70 {Louisville} (2 3)
  K3  | gray   | Cairo               |       | city 20 (3)                                    |             | IC a1
`,
  // 1846-3.65: port icons.
  { eastWest, ports: cellNumber },
)
