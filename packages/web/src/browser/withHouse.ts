import { type House, servedHouse } from './house.ts'
import { type Here, withServed } from './withServed.ts'

/** A site with a server, and a browser, for the tests of a file. */
export const withHouse = (): Here<House> => withServed(servedHouse)
