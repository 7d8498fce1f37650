import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { siteApp } from './siteApp.ts'

/** The site while it is served. */
export interface Site {
  /** Where it is, as it is typed into a browser. */
  readonly address: string
  close(): Promise<void>
}

/** Why a site cannot be served. */
export type NoSite = {
  readonly trouble: 'not-built' | 'port-taken' | 'port-forbidden' | 'host-elsewhere' | 'host-unknown'
}

const TROUBLES: Readonly<Record<string, NoSite['trouble']>> = {
  EADDRINUSE: 'port-taken',
  EACCES: 'port-forbidden',
  EADDRNOTAVAIL: 'host-elsewhere',
  ENOTFOUND: 'host-unknown',
  EAI_AGAIN: 'host-unknown',
}

/** What an error of a socket that was to listen comes to. */
export const whyNoSite = (error: unknown): NoSite['trouble'] | undefined =>
  TROUBLES[(error as NodeJS.ErrnoException).code ?? '']

/** Serves a built site from its folder; port 0 takes any that is free. */
export async function serveSite({ port, folder }: { port: number; folder: string }): Promise<Site | NoSite> {
  if (!existsSync(join(folder, 'index.html'))) return { trouble: 'not-built' }
  const server = createAdaptorServer({ fetch: siteApp(folder).fetch })
  try {
    await new Promise<void>((listening, failed) => {
      server.once('error', failed)
      server.listen(port, () => listening())
    })
  } catch (error) {
    const trouble = whyNoSite(error)
    if (trouble) return { trouble }
    throw error
  }
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
