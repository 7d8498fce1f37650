import { type SiteWithServer, serveWithServer } from './siteWithServer.ts'
import { openTestSite, type TestSite } from './testSite.ts'

/** A site with a server, and a browser, for the tests of a file. */
export const withServer = (): TestSite<SiteWithServer> => openTestSite(serveWithServer)
