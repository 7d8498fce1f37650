import { randomUUID } from 'node:crypto'
import type { Database, Db } from './db.ts'

/** How often the process that serves a folder looks for what commands have left there, in milliseconds. */
const LOOK = 500

/** The embedded database has nothing by which another process is told: what is announced is left there in writing. */
export async function leaveAnnouncement(db: Db, text: string): Promise<void> {
  await db.run('insert into announcements (id, text, made) values (?, ?, ?)', randomUUID(), text, Date.now())
}

/** Announces in this process what others leave, until the function that it gives is called. */
export function hearAnnouncements(db: Database): () => void {
  let looking = false
  const timer = setInterval(async () => {
    if (looking) return
    looking = true
    // what cannot be read now is read the next time
    await announceLeft(db).catch(() => {})
    looking = false
  }, LOOK)
  timer.unref()
  return () => clearInterval(timer)
}

async function announceLeft(db: Database): Promise<void> {
  const left = await db.all<{ id: string; text: string }>('select id, text from announcements order by made')
  for (const { id, text } of left) {
    await db.run('delete from announcements where id = ?', id)
    await db.announce(text)
  }
}
