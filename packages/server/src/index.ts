export { type NoSite, type Site, serveSite } from './site.ts'
