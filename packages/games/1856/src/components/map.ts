import { readMap } from '@roundhouse/18xx'
import { cellWord } from '@roundhouse/board'

/** 1856-5.1e: where the port marker can be. */
const port = (cell: string) => cellWord(['port'], cell)

/** The board, hex by hex. */
export const MAP = readMap(
  `
  hex | color  | name              | label | later     | track                                                        | terrain     | reserved | port
  A14 | red    | Port Huron
  A20 | red    | Detroit - Windsor |       |           | offboard yellow 30 brown 50 black 60 (4 5)
  B13 | red    | Sarnia            |       |           | offboard yellow 30 brown 50 black 50 (0 5)
  B15 | plain
  B17 | plain
  B19 | plain  | Chatham           |       | brown L   | city
  B21 | plain
  C14 | plain  | Maudaumin         |       | brown L   | city                                                         |             | LPS a    | port
  C16 | plain
  C18 | plain
  C20 | plain
  D13 | plain
  D15 | plain
  D17 | plain  | Glencoe           |       |           | city                                                         |             | CA a
  D19 | plain  |                   |       |           | town                                                         |             |          | port
  E12 | plain
  E14 | plain
  E16 | plain
  E18 | plain  |                   |       |           | town, town                                                   |             |          | port
  F9  | gray   | Goderich          |       |           | town yellow 30 brown 50 black 40 (0 4 5)                     |             |          | port
  F11 | plain
  F13 | plain  |                   |       |           | town, town
  F15 | yellow | London            | B-L   | brown Lon | city 30 (0 4)                                                |             | GW a
  F17 | plain  | St. Thomas        |       | brown L   | city                                                         |             |          | port
  G8  | plain
  G10 | plain
  G12 | plain  |                   |       |           | city
  G14 | plain
  G16 | plain
  G18 | plain
  H5  | red    | Lake Huron        |       |           | offboard yellow 30 brown 50 black 40 (0 5)                   |             |          | port
  H7  | plain  |                   |       |           | town, town                                                   |             |          | port
  H9  | plain
  H11 | plain  |                   |       |           | town
  H13 | plain
  H15 | plain  | Woodstock         |       |           | city
  H17 | plain  |                   |       |           | town                                                         |             |          | port
  I6  | plain
  I8  | plain  |                   |       |           | city
  I10 | plain
  I12 | yellow | Kitchener         | OO    |           | city, city
  I14 | plain  | Drumbo            |       |           | town, town
  I16 | plain
  I18 | plain
  J5  | plain  |                   |       |           | town                                                         |             |          | port
  J7  | plain
  J9  | plain  |                   |       |           | town
  J11 | plain  | Guelph            |       |           | city                                                         |             | WGB a
  J13 | plain  | Galt              |       |           | city
  J15 | plain  | Brantford         |       |           | city                                                         |             | BBG a
  J17 | plain  |                   |       |           | town, town                                                   |             |          | port
  K2  | red    | Georgian Bay      |       |           | offboard yellow 20 brown 30 black 30 (0 5)                   |             |          | port
  K4  | plain
  K6  | plain
  K8  | plain  | Orangeville       |       |           | city                                                         |             | TGB a
  K10 | plain  |                   |       |           |                                                              | mountain 40
  K12 | plain  |                   |       |           |                                                              | mountain 40
  K14 | plain  |                   |       |           |                                                              | mountain 40
  K16 | plain  |                   |       |           | town
  K18 | plain
  L3  | plain
  L5  | plain
  L7  | plain
  L9  | plain  |                   |       |           | town
  L11 | plain
  L13 | plain  | Burlington        |       | brown L   | city
  L15 | yellow | Hamilton          | OO    | gray H    | city, city                                                   | mountain 40 | THB
  L17 | plain
  M2  | plain
  M4  | yellow | Barrie            | B-L   | brown Bar | city 30 (0 4)                                                |             | CPR a
  M6  | plain  |                   |       |           | town
  M8  | plain
  M10 | plain  |                   |       |           | town, town
  M12 | plain
  M16 | plain  |                   |       |           |                                                              | mountain 40
  M18 | plain  |                   |       |           | town                                                         |             |          | port
  N1  | red    | Canadian West     |       |           | offboard yellow 20 brown 30 black 50 {Canadian West} (0 1)
  N3  | plain  |                   |       | brown L   | city                                                         | water 40
  N5  | blue
  N7  | plain
  N9  | plain  |                   |       |           | town
  N11 | yellow | Toronto           | T     |           | city 30 (1) (4)                                              |             | CV a
  N15 | plain  |                   |       |           |                                                              | mountain 40
  N17 | yellow | Welland           | OO    |           | city, city
  N19 | plain  |                   |       |           |                                                              | water 40
  O2  | red    | Canadian West     |       |           | offboard yellow 20 brown 30 black 50 {Canadian West} (0 1 5)
  O4  | plain
  O6  | plain
  O8  | plain
  O10 | plain
  O16 | plain  | Niagara Falls     |       |           | city                                                         |             | WR a
  O18 | plain  | Fort Erie         |       | brown L   | city                                                         |             |          | port
  P3  | plain
  P5  | plain
  P7  | plain  |                   |       |           |                                                              | water 40
  P9  | plain  | Oshawa            |       | brown L   | city                                                         |             | GT a
  P17 | red    | Buffalo           |       |           | offboard yellow 30 brown 40 black 40 {Buffalo} (1 2)
  P19 | red    | Buffalo           |       |           | offboard yellow 30 brown 40 black 40 {Buffalo} (2)
  Q8  | red    | Lower Canada      |       |           | offboard yellow 20 brown 30 black 50 {Lower Canada} (1 2)
  Q10 | red    | Lower Canada      |       |           | offboard yellow 20 brown 30 black 50 {Lower Canada} (2)
`,
  { port },
)
