import { describe, expect, it } from '@jest/globals'

interface Chosen {
  readonly data: string
  readonly notice: string | null
}
type ChooseDataFolder = (
  folders: readonly string[],
  findHolder: (folder: string) => Promise<string | null>,
) => Promise<Chosen | null>

/** Plain JavaScript that runs before any install, so the compiler does not read it. */
const script: string = '../../../composition/setup/choose-data-folder.mjs'
const { chooseDataFolder } = (await import(script)) as { readonly chooseDataFolder: ChooseDataFolder }

const folders = ['.data/demo', '.data/demo-2', '.data/demo-3']
const choose = (...taken: readonly string[]): Promise<Chosen | null> =>
  chooseDataFolder(folders, async (folder) => (taken.includes(folder) ? 'process 7' : null))

describe('the data folder of the demonstration shop', () => {
  it('is the first one, without a notice', async () => {
    expect(await choose()).toEqual({ data: '.data/demo', notice: null })
    expect(await choose('.data/demo-2')).toEqual({ data: '.data/demo', notice: null })
  })

  it('is another one while the first is in use, with a notice of both names and the holder', async () => {
    const chosen = await choose('.data/demo', '.data/demo-2')
    expect(chosen?.data).toBe('.data/demo-3')
    expect(chosen?.notice).toMatch(/\.data\/demo is in use by process 7: .* in \.data\/demo-3/)
  })

  it('is none when all are in use', async () => {
    expect(await choose(...folders)).toBeNull()
  })
})
