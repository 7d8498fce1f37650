export {
  type BanOutcome,
  bannedUsers,
  banUser,
  unbanUser,
} from './accounts/bans.ts'
export { resetFactors } from './accounts/factors.ts'
export { type ModeratorChange, moderators, setModerator } from './accounts/moderators.ts'
export { resetLink } from './accounts/resets.ts'
export { totpCode, totpStep } from './accounts/totp.ts'
export { backUp, NoRestore, restoreBackup } from './ops/backup.ts'
export { exportStoredGame } from './ops/export.ts'
export { type Log, logTo } from './ops/log.ts'
export { type Verdict, type VerifyDifference, verifyGames } from './ops/verify.ts'
export { type RunningServer, type ServerOptions, startServer } from './server.ts'
export { type NoSite, type Site, serveSite } from './serveSite.ts'
export type { Database } from './store/db.ts'
export { NoDatabase, type NoDatabaseReason, noDatabase } from './store/noDatabase.ts'
export { openDatabase, openEmpty, openStored, type StoreLocation } from './store/open.ts'
export { chatOf, removeMessageBySite } from './tables/chatBySite.ts'
export { closeTableBySite, type SiteClosing } from './tables/closeBySite.ts'
