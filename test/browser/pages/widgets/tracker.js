window.tracked = [...(window.tracked ?? []), new URL(document.currentScript.src).search.slice(1)]
