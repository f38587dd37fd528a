import type { NoticeTexts } from './notice-texts.js'

/** Texts of account forms, buttons and subscriptions in German, keyed by the English texts. */
export const ACCOUNT_FORM_TEXTS_DE = {
  'We could not sign you up. Please try again, or contact us if you continue to have problems.':
    'Ihr Konto konnte nicht angelegt werden. Bitte versuchen Sie es erneut oder schreiben Sie uns, wenn es ' +
    'nicht gelingt.',
  'Some of the information provided is not valid.': 'Einige Angaben sind nicht gültig.',
  'You are not allowed to access this site. Please contact the admin.':
    'Sie haben keinen Zugang zu dieser Website. Bitte wenden Sie sich an den Betreiber.',
  'Please use the same e-mail address the invite was sent to.':
    'Bitte verwenden Sie die E-Mail-Adresse, an die Ihre Einladung ging.',
  'This e-mail address already exists. Log in or reset your password.':
    'Für diese E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich an oder setzen Sie Ihr Passwort ' +
    'zurück.',
  'This e-mail address is invalid. Please check it.':
    'Diese E-Mail-Adresse ist nicht gültig. Bitte prüfen Sie sie.',
  'Your password must be at least 8 characters.': 'Ihr Passwort muss mindestens 8 Zeichen haben.',
  'Your account was not verified. Please try again, or contact us if you continue to have problems.':
    'Ihr Konto wurde nicht bestätigt. Bitte versuchen Sie es erneut oder schreiben Sie uns, wenn es nicht ' +
    'gelingt.',
  'This link has expired. A new link has been sent to your e-mail.':
    'Dieser Link ist abgelaufen. Ein neuer Link ist per E-Mail unterwegs.',
  'Fill out all required fields': 'Bitte füllen Sie alle Pflichtfelder aus.',
  "We're having trouble logging you in. Please try again, or contact us if you continue to have problems.":
    'Die Anmeldung ist nicht gelungen. Bitte versuchen Sie es erneut oder schreiben Sie uns, wenn es nicht ' +
    'gelingt.',
  'Invalid email or password. Please try again.':
    'E-Mail-Adresse oder Passwort ist falsch. Bitte versuchen Sie es erneut.',
  'Please verify your e-mail address. A new link has been sent to your e-mail.':
    'Bitte bestätigen Sie Ihre E-Mail-Adresse. Ein neuer Link ist per E-Mail unterwegs.',
  'Please enter the code.': 'Bitte geben Sie den Code ein.',
  'We could not reset your password. Please try again, or contact us if you continue to have problems.':
    'Ihr Passwort konnte nicht zurückgesetzt werden. Bitte versuchen Sie es erneut oder schreiben Sie uns.',
  'We could not update your password. Please try again, or contact us if you continue to have problems.':
    'Ihr Passwort konnte nicht geändert werden. Bitte versuchen Sie es erneut oder schreiben Sie uns.',
  'We could not update your account. Please try again, or contact us if you continue to have problems.':
    'Ihr Konto konnte nicht geändert werden. Bitte versuchen Sie es erneut oder schreiben Sie uns.',
  'Saved.': 'Gespeichert.',
  'If you have an account, a mail is on its way.': 'Wenn Sie ein Konto haben, ist eine E-Mail unterwegs.',
  'Your new password is set.': 'Ihr neues Passwort gilt.',
  'Please open the link that has been sent to your e-mail.':
    'Bitte öffnen Sie den Link, den wir Ihnen per E-Mail geschickt haben.',
  'Your e-mail address is verified.': 'Ihre E-Mail-Adresse ist bestätigt.',
  'Log out': 'Abmelden',
  'Log in': 'Anmelden',
  'You could not be logged out. Please try again.':
    'Die Abmeldung ist nicht gelungen. Bitte versuchen Sie es erneut.',
  'The subscription could not be cancelled. Please try again.':
    'Das Abonnement konnte nicht gekündigt werden. Bitte versuchen Sie es erneut.',
  'Your subscriptions could not be loaded. Please load the page again.':
    'Ihre Abonnements konnten nicht geladen werden. Bitte laden Sie die Seite neu.',
} as const

/** Texts of forms in German, keyed by the English texts. */
export const FORM_TEXTS_DE = {
  'Passwords cannot be submitted.': 'Passwörter können über dieses Formular nicht gesendet werden.',
  'Please fill out the required field: {field}': 'Bitte füllen Sie dieses Pflichtfeld aus: {field}',
  'Please enter a valid email address for: {field}':
    'Bitte geben Sie eine gültige E-Mail-Adresse ein: {field}',
  'Please confirm you’re not a robot.': 'Bitte bestätigen Sie, dass Sie kein Roboter sind.',
  'The form could not be sent. Please try again.':
    'Das Formular konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
  'This form is not set up correctly and cannot be sent. Please tell the owner of this site.':
    'Dieses Formular ist nicht richtig eingerichtet und kann nicht gesendet werden. Bitte sagen Sie dem ' +
    'Betreiber dieser Website Bescheid.',
} as const

/** Texts of file fields in German, keyed by the English texts. */
export const UPLOAD_TEXTS_DE = {
  'Remove file': 'Datei entfernen',
  'Upload failed. File too large.': 'Die Datei wurde nicht hochgeladen: Sie ist zu groß.',
  'Upload failed. File too small.': 'Die Datei wurde nicht hochgeladen: Sie ist zu klein.',
  'Upload failed. Invalid file type.':
    'Die Datei wurde nicht hochgeladen: Dateien dieser Art sind nicht erlaubt.',
  'Upload failed. Something went wrong. Please retry.':
    'Die Datei wurde nicht hochgeladen. Bitte versuchen Sie es erneut.',
  'Please upload a file.': 'Bitte laden Sie eine Datei hoch.',
} as const

/** Texts of challenges in German, keyed by the English texts. */
export const CHALLENGE_TEXTS_DE = {
  'Please confirm that you are a person': 'Bitte bestätigen Sie, dass Sie ein Mensch sind',
  Cancel: 'Abbrechen',
} as const

/** Texts of the account that a member manages in German, keyed by the English texts. */
export const OWN_ACCOUNT_TEXTS_DE = {
  'That did not work. Please try again, or contact us if you continue to have problems.':
    'Das ist nicht gelungen. Bitte versuchen Sie es erneut oder schreiben Sie uns, wenn es nicht gelingt.',
  'This is not your current password.': 'Das ist nicht Ihr jetziges Passwort.',
  'Please enter your current password, or log in again, and repeat this.':
    'Bitte geben Sie Ihr jetziges Passwort ein oder melden Sie sich neu an und wiederholen Sie den Schritt.',
  'Please enter the code of your authenticator app.': 'Bitte geben Sie den Code Ihrer Authenticator-App ein.',
  'This code is not right, or was used before.': 'Dieser Code stimmt nicht oder wurde schon verwendet.',
  'No passkey was given. Please try again, or take another way.':
    'Es wurde kein Passkey übergeben. Bitte versuchen Sie es erneut oder wählen Sie einen anderen Weg.',
  'That did not log you in. Please try again.':
    'Die Anmeldung ist nicht gelungen. Bitte versuchen Sie es erneut.',
  'Please choose another password, of at least 8 characters.':
    'Bitte wählen Sie ein anderes Passwort mit mindestens 8 Zeichen.',
  'This link is not valid here, or was used before.':
    'Dieser Link gilt hier nicht oder wurde schon verwendet.',
  'This link has expired. Please ask for a new one.':
    'Dieser Link ist abgelaufen. Bitte fordern Sie einen neuen an.',
  'Please log in first.': 'Bitte melden Sie sich zuerst an.',
  'That was tried too often. Please wait a little and try again.':
    'Das wurde zu oft versucht. Bitte warten Sie etwas und versuchen Sie es erneut.',
  'This card was refused. Please check it, or take another one.':
    'Diese Karte wurde abgelehnt. Bitte prüfen Sie sie oder nehmen Sie eine andere.',
  'Your new card is saved, but the amount due could not be charged. We try again later, or enter another card.':
    'Ihre neue Karte ist gespeichert, aber der offene Betrag konnte nicht abgebucht werden. Wir versuchen ' +
    'es später erneut, oder Sie geben eine andere Karte an.',
  'Your new card is saved. Whether the amount due was charged is not known yet. Nothing is charged twice.':
    'Ihre neue Karte ist gespeichert. Ob der offene Betrag abgebucht wurde, steht noch nicht fest. Es wird ' +
    'nichts doppelt abgebucht.',
  'The card of this subscription cannot be changed here.':
    'Die Karte dieses Abonnements kann hier nicht geändert werden.',
  'Your new e-mail address is confirmed.': 'Ihre neue E-Mail-Adresse ist bestätigt.',
  'Code of your authenticator app, or a recovery code':
    'Code Ihrer Authenticator-App oder ein Wiederherstellungscode',
  'Go on': 'Weiter',
  'QR code for your authenticator app': 'QR-Code für Ihre Authenticator-App',
} as const

/** The longest notices in German, by their names. */
export const NOTICE_TEXTS_DE: NoticeTexts = {
  challengeBlocked:
    'Die Prüfung, ob Sie ein Mensch sind, konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung ' +
    'und Werbeblocker und laden Sie die Seite neu.',
  cardsNotSetUp:
    'Stripe ist für dieses Projekt nicht eingerichtet. Verbinden Sie Stripe im Designer in den ' +
    'Zahlungseinstellungen des Shops.',
}
