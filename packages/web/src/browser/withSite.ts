import { type BuiltSite, type Games, servedSite } from './site.ts'
import { type TestSite, withServed } from './withServed.ts'

/** A site and a browser for the tests of a file. */
export const withSite = (games: Games): TestSite<BuiltSite> => withServed(() => servedSite(games))
