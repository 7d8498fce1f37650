import { LANGUAGES } from '@roundhouse/kernel'
import { library } from './realLibrary.ts'

/** What is shown of every game, in every language, as the build writes it down: by the names of its files. */
export const written: Readonly<Record<string, string>> = Object.fromEntries(
  await Promise.all(
    library.games.flatMap((game) =>
      LANGUAGES.flatMap((language) =>
        (['card', 'exampleBoard'] as const).map(async (what) => [
          `${game}.${what}.${language}`,
          JSON.stringify(await library[what](game, language)),
        ]),
      ),
    ),
  ),
)
