import type { ComponentType, FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { words } from './words.ts'

/** A component that is fetched when it is first drawn, so that the first page does not wait for it. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  let Fetched: ComponentType<Props> | undefined
  return (props) => {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | undefined>(() => Fetched)
    useEffect(() => {
      if (Loaded) return
      void load().then((found) => {
        Fetched = found
        setLoaded(() => found)
      })
    }, [])
    return Loaded ? <Loaded {...props} /> : <p class="quiet">{words.value.loading}</p>
  }
}
