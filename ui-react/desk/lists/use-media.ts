import { useSyncExternalStore } from 'react'

/** True while a media query holds. */
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

/** True on a screen that is held in one hand. */
export const usePhone = (): boolean => useMedia('(width < 760px)')
