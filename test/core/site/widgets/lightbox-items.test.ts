import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { parseEmbedFrame, parseLightbox } from '../../../../core/site/index.js'

const image = {
  url: '/a.jpg',
  type: 'image',
  width: 800,
  height: 600,
  caption: 'A',
  thumbnailUrl: '/a-s.jpg',
}

describe('the content of a lightbox link', () => {
  it('is images and videos, with a group', () => {
    const html = '<iframe class="e" src="//player.test/v?a=1&amp;b=2" title="Film" allow="autoplay"></iframe>'
    const video = { url: 'https://player.test/v', type: 'video', width: 940, height: 528, html }
    expect(parseLightbox(JSON.stringify({ items: [image, video], group: 'g' }))).toEqual({
      group: 'g',
      items: [
        {
          content: { tag: 'image', url: '/a.jpg' },
          widthPx: 800,
          heightPx: 600,
          caption: 'A',
          alt: '',
          thumbnailUrl: '/a-s.jpg',
        },
        {
          content: {
            tag: 'frame',
            frame: { src: 'https://player.test/v?a=1&b=2', title: 'Film', allow: 'autoplay' },
          },
          widthPx: 940,
          heightPx: 528,
          caption: '',
          alt: '',
          thumbnailUrl: '',
        },
      ],
    })
  })

  it('is read in its older form', () => {
    const { items, group } = parseLightbox(JSON.stringify({ images: [image], groupId: 'old' }))
    expect([items.length, group]).toEqual([1, 'old'])
    const embed = { html: "<iframe src='https://player.test/v'></iframe>", width: 1, height: 1 }
    expect(parseLightbox(JSON.stringify({ embed })).items[0]?.content.tag).toBe('frame')
  })

  it.each(['', '{', 'null', '[]', '{"items":[null,3,{"type":"video"}]}'])('is empty for %j', (json) => {
    expect(parseLightbox(json)).toEqual({ items: [], group: undefined })
  })

  it('never fails on any JSON', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(parseLightbox(json).items.length).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('the frame of an embed code', () => {
  it.each([
    '<p>no frame</p>',
    '<iframe></iframe>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe src="http://player.test"></iframe>',
    '<iframe data-src="https://player.test"></iframe>',
  ])('is not found in %s', (html) => {
    expect(parseEmbedFrame(html)).toBeUndefined()
  })
})
