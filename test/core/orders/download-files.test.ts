import { describe, expect, it } from '@jest/globals'
import { downloadFilesOf } from '../../../core/orders/index.js'

const item = (id: string, files?: unknown) => ({
  product: { id, fields: files === undefined ? {} : { 'download-files': files } } as never,
})
const pathsOf = (files: unknown): readonly string[] =>
  downloadFilesOf([item('p', files)]).map(({ path }) => path)

describe('the download files of an order', () => {
  it('are named in a field of the product, and have an id and a name each', () => {
    expect(downloadFilesOf([item('p', 'a.pdf; books/b.epub ;'), item('q', 'c.zip'), item('r')])).toEqual([
      { id: 'p-1', name: 'a.pdf', path: 'a.pdf' },
      { id: 'p-2', name: 'b.epub', path: 'books/b.epub' },
      { id: 'q-1', name: 'c.zip', path: 'c.zip' },
    ])
  })

  it('include a file once for any number of products', () => {
    expect(downloadFilesOf([item('p', 'a.pdf;a.pdf'), item('q', 'a.pdf')])).toHaveLength(1)
  })

  it.each([
    '../a',
    'a/../b',
    'a/..',
    '/etc/passwd',
    'a\\b',
    '..\\a',
    'a\0.pdf',
    '.',
    '.hidden',
    'a/.b',
    './a',
    'a/./b',
    'a//b',
    'a/',
  ])('are refused if they could be outside the folder: %j', (path) => {
    expect(pathsOf(path)).toEqual([])
    expect(pathsOf(`good.pdf;${path}`)).toEqual(['good.pdf'])
  })

  it.each(['a..b.pdf', 'a b/c d.pdf', 'ä.pdf'])('may have any other name: %j', (path) => {
    expect(pathsOf(path)).toEqual([path])
  })
})
