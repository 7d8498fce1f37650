import { type SiteWithServer, serveWithServer } from './siteWithServer.ts'
import { type Here, withServed } from './withServed.ts'

/** A site with a server, and a browser, for the tests of a file. */
export const withServer = (): Here<SiteWithServer> => withServed(serveWithServer)
