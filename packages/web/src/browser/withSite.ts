import { type BuiltSite, type Games, servedSite } from './site.ts'
import { openTestSite, type TestSite } from './testSite.ts'

/** A site and a browser for the tests of a file. */
export const withSite = (games: Games): TestSite<BuiltSite> => openTestSite(() => servedSite(games))
