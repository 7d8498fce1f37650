import { type SiteWithServer, serveWithServer } from './siteWithServer.ts'
import { type TestSite, withServed } from './withServed.ts'

/** A site with a server, and a browser, for the tests of a file. */
export const withServer = (): TestSite<SiteWithServer> => withServed(serveWithServer)
