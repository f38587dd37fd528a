import { expect, it } from '@jest/globals'
import { itemTitle } from '../../../core/catalog/index.js'

it.each([
  ['', 'Oak stool', 'Oak stool'],
  ['  ', 'Oak stool', 'Oak stool'],
  ['- Harbour', 'Oak stool', 'Oak stool - Harbour'],
  [' | Harbour ', 'Oak stool', 'Oak stool | Harbour'],
  ['· Harbour', 'Oak stool', 'Oak stool · Harbour'],
  ['–', 'Oak stool', 'Oak stool'],
  ['Harbour', 'Oak stool', null],
  ['Oak stool - Harbour', 'Oak stool', null],
])('the title %j of the page of %j becomes %j', (title, name, expected) => {
  expect(itemTitle(title, name)).toBe(expected)
})
