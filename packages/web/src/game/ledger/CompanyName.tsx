import type { ComponentChildren } from 'preact'
import { TokenPicture } from '../../board/token.tsx'
import { looks } from '../state/derived.ts'

interface Props {
  readonly id: string
  readonly name?: string
  readonly children?: ComponentChildren
}

/** The token of a company and its short name, in a table. */
export const CompanyName = ({ id, name, children }: Props) => {
  const look = looks.value.get(id)
  return (
    <span class="company-name" title={name}>
      {look && <TokenPicture look={look} size={23} />}
      {id}
      {children}
    </span>
  )
}
