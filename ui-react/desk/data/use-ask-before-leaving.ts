import { useEffect } from 'react'

/** Has the browser ask before it closes a page with changes that are not saved. */
export function useAskBeforeLeaving(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [hasChanges])
}
