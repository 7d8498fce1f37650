import { type Built, type Games, servedSite } from './site.ts'
import { type Here, withServed } from './withServed.ts'

/** A site and a browser for the tests of a file. */
export const withSite = (games: Games): Here<Built> => withServed(() => servedSite(games))
