/** Small things that stay on this device. Where the browser keeps nothing, they last as long as the page. */
const ofThisPage = new Map<string, string>()

export function readLocal(name: string): string | null {
  try {
    return localStorage.getItem(`roundhouse.${name}`)
  } catch {
    return ofThisPage.get(name) ?? null
  }
}

export function writeLocal(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`roundhouse.${name}`)
    else localStorage.setItem(`roundhouse.${name}`, value)
  } catch {
    if (value === null) ofThisPage.delete(name)
    else ofThisPage.set(name, value)
  }
}
