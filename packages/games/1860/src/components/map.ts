import { readMap } from '@roundhouse/18xx'

/** The board, hex by hex. A village is printed as a town that is worth nothing and has no track (1860-TR.3). */
export const MAP = readMap(
  `
  hex | color  | name                   | label | track                                   | terrain     | reserved | borders
  A5  | plain  | Norton Green           |       | town                                    |             |          | 4 impassable
  A7  | plain  | Totland                |       | city
  B4  | plain  | Yarmouth               |       | city                                    |             | FYN a    | 1 impassable
  B6  | plain  | Freshwater             |       | city
  C5  | plain  | Ningwood               |       | town
  C7  | plain  | Shalcombe              |       | town                                    | mountain 60
  D4  | plain  | North of Calbourne     |       |                                         | water 60
  D6  | plain  | Calbourne              |       | town
  D8  | plain
  E3  | plain
  E5  | plain  | Watchingwell           |       | town
  E7  | plain  |                        |       |                                         | mountain 60
  E9  | plain  | Shorwell               | B     | city                                    |             | VYSC a
  E11 | plain
  F2  | plain  | Cowes                  | C     | city, town, town                        |             | C&N a    | 4 impassable, 5 impassable
  F4  | plain  | Cement Mills           |       | town                                    |             |          | 4 impassable
  F6  | plain  | Carisbrooke            |       | town
  F8  | plain  |                        |       |                                         | mountain 60
  F10 | plain  | Chale Green            |       | town
  F12 | plain  | Chale                  |       | city                                    |             | S&C a
  G1  | plain  | East Cowes             |       | town                                    |             |          | 1 impassable
  G3  | plain  | Whippingham            |       | town                                    |             |          | 1 impassable, 2 impassable
  G5  | yellow | Newport                | N     | city 30 (2 3)
  G7  | yellow | Merstone               | M     | city 10 (5), town "Blackwater"          |             | IWNJ a
  G9  | plain  | Godshill               | B     | city                                    |             | NGStL a
  G11 | plain  | Whitwell               |       | town
  G13 | plain  |                        |       |                                         | mountain 60
  H2  | plain  | Fishbourne             |       |                                         | water 60
  H4  | plain  | Wootton & Havenstreet  |       | town, town
  H6  | plain  |                        |       |                                         | mountain 60
  H8  | plain  | Horringford            |       | town
  H10 | plain  | Wroxall                |       | town                                    | mountain 60
  H12 | plain  | St. Lawrence           |       | town                                    | mountain 60
  I3  | yellow | Ryde Esplanade         | R     | city 30 (5)                             |             | IOW a
  I5  | plain  | Ashey                  |       | town                                    |             |          | 0 impassable
  I7  | plain  | Newchurch & Alverstone |       | town, town                              |             |          | 3 impassable
  I9  | plain  | Shanklin               |       | city                                    |             |          | 0 impassable
  I11 | yellow | Ventnor                | V     | city 30 (2)                             |             |          | 3 impassable
  J2  | blue   | Ryde Pier              |       | offboard yellow 0 green 20 brown 40 (1)
  J4  | plain  | Ryde                   |       | city
  J6  | plain  | Brading                | B     | city
  J8  | plain  | Sandown                |       | city
  K5  | plain  | St. Helens             |       | town                                    | water 60
  K7  | plain
  L6  | plain  | Bembridge              |       | city                                    |             | BHI&R a
`,
  {},
)

/** The small map is the same without these (option `map`). */
export const NOT_ON_SMALL_MAP: readonly string[] = ['A5', 'A7', 'E11']
