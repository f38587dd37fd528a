import { InvalidArgumentError } from 'commander'
import { isHostSource } from '../../../../core/site/index.js'

/** Collects the hosts of an option that may be repeated. */
export function addHost(text: string, known: readonly string[] | false = []): readonly string[] {
  if (isHostSource(text)) return [...(known || []), text]
  throw new InvalidArgumentError(
    'A host is written as cdn.example.com, *.example.com or https://cdn.example.com.',
  )
}
