import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'

/** Names of ports, and of what use cases take: a part of one has a name of its own. */
const CUT_PORT = /\bOmit<\w*(?:Ports|Gateway|Processor|Store|Desk|Service|Work|Api)\b/

describe('ports', () => {
  it('are never cut down to a part without a name', () => {
    const cut = ['core', 'adapters', 'composition', 'ui-react']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
      )
      .filter((name) => /\.tsx?$/.test(name) && CUT_PORT.test(readFileSync(name, 'utf8')))
    expect(cut).toEqual([])
  })
})
