import { ofLanguage } from '../../shared/index.js'

/** The names that assistive technology reads for parts of a page, by the English ones of the page script. */
export type PartNames = Readonly<Record<PartName, string>>

/** An English name of a part. */
export type PartName =
  | 'carousel'
  | 'slide'
  | 'previous slide'
  | 'next slide'
  | '{index} of {count}'
  | 'menu'
  | 'home'
  | 'open lightbox'
  | 'Form'
  | '{name} success'
  | '{name} failure'
  | 'Cookie consent'
  | 'Cookie settings'
  | 'Cookie preferences'

const NAMES: Readonly<Record<string, PartNames>> = {
  de: {
    carousel: 'Karussell',
    slide: 'Folie',
    'previous slide': 'Vorherige Folie',
    'next slide': 'Nächste Folie',
    '{index} of {count}': '{index} von {count}',
    menu: 'Menü',
    home: 'Startseite',
    'open lightbox': 'Bild vergrößern',
    Form: 'Formular',
    '{name} success': '{name}: gesendet',
    '{name} failure': '{name}: Fehler',
    'Cookie consent': 'Cookie-Einwilligung',
    'Cookie settings': 'Cookie-Einstellungen',
    'Cookie preferences': 'Cookie-Auswahl',
  },
  es: {
    carousel: 'carrusel',
    slide: 'diapositiva',
    'previous slide': 'Diapositiva anterior',
    'next slide': 'Diapositiva siguiente',
    '{index} of {count}': '{index} de {count}',
    menu: 'Menú',
    home: 'Inicio',
    'open lightbox': 'Ampliar imagen',
    Form: 'Formulario',
    '{name} success': '{name}: enviado',
    '{name} failure': '{name}: error',
    'Cookie consent': 'Consentimiento de cookies',
    'Cookie settings': 'Configuración de cookies',
    'Cookie preferences': 'Preferencias de cookies',
  },
  fr: {
    carousel: 'carrousel',
    slide: 'diapositive',
    'previous slide': 'Diapositive précédente',
    'next slide': 'Diapositive suivante',
    '{index} of {count}': '{index} sur {count}',
    menu: 'Menu',
    home: 'Accueil',
    'open lightbox': 'Agrandir l’image',
    Form: 'Formulaire',
    '{name} success': '{name} : envoyé',
    '{name} failure': '{name} : erreur',
    'Cookie consent': 'Consentement aux cookies',
    'Cookie settings': 'Paramètres des cookies',
    'Cookie preferences': 'Préférences de cookies',
  },
}

/** The names in a language, such as `de-AT`; null: English, or a language without names. */
export const partNamesIn = (language: string | null): PartNames | null => ofLanguage(NAMES, language) ?? null
