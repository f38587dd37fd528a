import { describe, expect, it } from '@jest/globals'
import { parsePicture } from '../../../../../../core/use-cases/shop/catalogue/picture.js'
import { parseEmbedFrame } from '../../../../../../core/site/index.js'

describe('pictures of a catalogue file', () => {
  it('are addresses, named after their file', () => {
    expect(parsePicture('/images/mug.png?w=2')).toEqual({
      url: '/images/mug.png?w=2',
      alt: null,
      name: 'mug.png',
    })
  })

  it.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
    ['https://m.youtube.com/watch?t=4&v=aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
    ['https://youtu.be/aqz-KE-bpKQ?t=9', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
    ['https://www.youtube.com/shorts/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
    ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871'],
  ])('are the film at %s', (address, frame) => {
    const { video } = parsePicture(address)
    expect(video).toMatchObject({ url: address, width: 1280, height: 720 })
    expect(parseEmbedFrame(video?.html ?? '')?.src).toBe(frame)
  })

  it("have the still picture that follows, else YouTube's", () => {
    expect(parsePicture('https://vimeo.com/76979871 /images/still.jpg')).toMatchObject({
      url: '/images/still.jpg',
      name: 'still.jpg',
    })
    expect(parsePicture('https://youtu.be/aqz-KE-bpKQ').url).toBe(
      'https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg',
    )
    expect(parsePicture('https://vimeo.com/76979871').url).toBe('')
  })

  it.each(['https://evil.example/?https://youtu.be/aqz-KE-bpKQ', 'https://vimeo.com.evil.example/1'])(
    'are no film only because of a similar address: %s',
    (address) => expect(parsePicture(address).video).toBeUndefined(),
  )
})
