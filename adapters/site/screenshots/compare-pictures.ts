import type { Browser } from './browser-pipe.js'
import { evaluate } from './look-at-page.js'

/**
 * The difference of two pixels, of 255, up to which they count as equal; smoothed edges and compression cause
 * such differences.
 */
const TOLERANCE = 32

/** The share of differing pixels, computed in the browser, which can decode pictures. */
const compare = (one: string, other: string): string => `(async () => {
  const pixels = async (address) => {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    const context = canvas.getContext('2d')
    context.drawImage(picture, 0, 0)
    return context.getImageData(0, 0, picture.width, picture.height).data
  }
  const one = await pixels(${JSON.stringify(one)})
  const other = await pixels(${JSON.stringify(other)})
  let differing = 0
  for (let at = 0; at < one.length; at += 4)
    if ([0, 1, 2].some((part) => Math.abs(one[at + part] - other[at + part]) > ${TOLERANCE})) differing += 1
  return differing / (one.length / 4)
})()`

/** The share of two pictures of one size that differs, from 0 to 1. Rejects if they cannot be read. */
export async function comparePictures(browser: Browser, one: string, other: string): Promise<number> {
  const tab = await browser.openTab()
  try {
    const share = await evaluate(tab, compare(one, other))
    if (typeof share !== 'number') throw new Error('the pictures cannot be read')
    return share
  } finally {
    await tab.close().catch(() => undefined)
  }
}
