import { useSyncExternalStore } from 'react'

/** True while a media query matches. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
}

const PHONE = '(width < 760px)'

/** True on the screen of a phone. */
export const usePhone = (): boolean => useMedia(PHONE)

/** True where fingers tap: what they tap is larger there (`touch.css`). */
export const useTouch = (): boolean => useMedia(`${PHONE}, (pointer: coarse)`)
