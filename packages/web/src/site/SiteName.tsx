import { siteWords } from './siteWords.ts'

/** The name of somebody, by which they are looked up. */
export const SiteName = ({ name, lookUp }: { name: string; lookUp(name: string): void }) => (
  <button
    type="button"
    class="link anywhere"
    aria-label={siteWords.value.look(name)}
    onClick={() => lookUp(name)}
  >
    <bdi>{name}</bdi>
  </button>
)
