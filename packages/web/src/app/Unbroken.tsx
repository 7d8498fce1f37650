import { unbrokenParts } from './unbrokenParts.ts'

/** A sentence no line of which begins with what belongs to the word before. */
export const Unbroken = ({ text }: { text: string }) =>
  unbrokenParts(text).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} class="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
