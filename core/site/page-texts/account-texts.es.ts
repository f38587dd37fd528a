import type { NoticeTexts } from './notice-texts.js'
import type { AccountFormText, ChallengeText, FormText, OwnAccountText, UploadText } from './page-texts.js'

/** Texts of account forms, buttons and subscriptions in Spanish, keyed by the English texts. */
export const ACCOUNT_FORM_TEXTS_ES: Readonly<Record<AccountFormText, string>> = {
  'We could not sign you up. Please try again, or contact us if you continue to have problems.':
    'No se ha podido crear su cuenta. Inténtelo de nuevo o escríbanos si el problema continúa.',
  'Some of the information provided is not valid.': 'Algunos datos no son válidos.',
  'You are not allowed to access this site. Please contact the admin.':
    'No tiene acceso a este sitio. Póngase en contacto con su administrador.',
  'Please use the same e-mail address the invite was sent to.':
    'Use la dirección de correo a la que se envió la invitación.',
  'This e-mail address already exists. Log in or reset your password.':
    'Ya hay una cuenta con esta dirección de correo. Inicie sesión o restablezca su contraseña.',
  'This e-mail address is invalid. Please check it.': 'Esta dirección de correo no es válida. Compruébela.',
  'Your password must be at least 8 characters.': 'Su contraseña debe tener al menos 8 caracteres.',
  'Your account was not verified. Please try again, or contact us if you continue to have problems.':
    'Su cuenta no se ha verificado. Inténtelo de nuevo o escríbanos si el problema continúa.',
  'This link has expired. A new link has been sent to your e-mail.':
    'Este enlace ha caducado. Se le ha enviado un enlace nuevo por correo.',
  'Fill out all required fields': 'Rellene todos los campos obligatorios.',
  "We're having trouble logging you in. Please try again, or contact us if you continue to have problems.":
    'No se ha podido iniciar la sesión. Inténtelo de nuevo o escríbanos si el problema continúa.',
  'Invalid email or password. Please try again.':
    'El correo o la contraseña no son correctos. Inténtelo de nuevo.',
  'Please verify your e-mail address. A new link has been sent to your e-mail.':
    'Confirme su dirección de correo. Se le ha enviado un enlace nuevo por correo.',
  'Please enter the code.': 'Introduzca el código.',
  'We could not reset your password. Please try again, or contact us if you continue to have problems.':
    'No se ha podido restablecer su contraseña. Inténtelo de nuevo o escríbanos si el problema ' +
    'continúa.',
  'We could not update your password. Please try again, or contact us if you continue to have problems.':
    'No se ha podido cambiar su contraseña. Inténtelo de nuevo o escríbanos si el problema continúa.',
  'We could not update your account. Please try again, or contact us if you continue to have problems.':
    'No se ha podido cambiar su cuenta. Inténtelo de nuevo o escríbanos si el problema continúa.',
  'Saved.': 'Guardado.',
  'If you have an account, a mail is on its way.': 'Si tiene una cuenta, le llegará un correo.',
  'Your new password is set.': 'Su nueva contraseña está guardada.',
  'Please open the link that has been sent to your e-mail.':
    'Abra el enlace que se le ha enviado por correo.',
  'Your e-mail address is verified.': 'Su dirección de correo está verificada.',
  'Log out': 'Cerrar sesión',
  'Log in': 'Iniciar sesión',
  'You could not be logged out. Please try again.': 'No se ha podido cerrar la sesión. Inténtelo de nuevo.',
  'The subscription could not be cancelled. Please try again.':
    'No se ha podido cancelar la suscripción. Inténtelo de nuevo.',
  'Your subscriptions could not be loaded. Please load the page again.':
    'No se han podido cargar sus suscripciones. Vuelva a cargar la página.',
}

/** Texts of forms in Spanish, keyed by the English texts. */
export const FORM_TEXTS_ES: Readonly<Record<FormText, string>> = {
  'Passwords cannot be submitted.': 'Las contraseñas no se pueden enviar con este formulario.',
  'Please fill out the required field: {field}': 'Rellene este campo obligatorio: {field}',
  'Please enter a valid email address for: {field}':
    'Introduzca una dirección de correo electrónico válida: {field}',
  'Please confirm you’re not a robot.': 'Confirme que no es un robot.',
  'The form could not be sent. Please try again.':
    'El formulario no se ha podido enviar. Inténtelo de nuevo.',
  'This form is not set up correctly and cannot be sent. Please tell the owner of this site.':
    'Este formulario no está bien configurado y no se puede enviar. Avise al responsable de este sitio web.',
}

/** Texts of file fields in Spanish, keyed by the English texts. */
export const UPLOAD_TEXTS_ES: Readonly<Record<UploadText, string>> = {
  'Remove file': 'Quitar el archivo',
  'Upload failed. File too large.': 'El archivo no se ha subido: es demasiado grande.',
  'Upload failed. File too small.': 'El archivo no se ha subido: es demasiado pequeño.',
  'Upload failed. Invalid file type.': 'El archivo no se ha subido: este tipo de archivo no se admite.',
  'Upload failed. Something went wrong. Please retry.': 'El archivo no se ha subido. Inténtelo de nuevo.',
  'Please upload a file.': 'Suba un archivo.',
}

/** Texts of challenges in Spanish, keyed by the English texts. */
export const CHALLENGE_TEXTS_ES: Readonly<Record<ChallengeText, string>> = {
  'Please confirm that you are a person': 'Confirme que es una persona',
  Cancel: 'Cancelar',
}

/** Texts of the account that a member manages in Spanish, keyed by the English texts. */
export const OWN_ACCOUNT_TEXTS_ES: Readonly<Record<OwnAccountText, string>> = {
  'That did not work. Please try again, or contact us if you continue to have problems.':
    'No ha funcionado. Inténtelo de nuevo o escríbanos si el problema continúa.',
  'This is not your current password.': 'Esta no es su contraseña actual.',
  'Please enter your current password, or log in again, and repeat this.':
    'Introduzca su contraseña actual o inicie sesión de nuevo y repita el paso.',
  'Please enter the code of your authenticator app.':
    'Introduzca el código de su aplicación de autenticación.',
  'This code is not right, or was used before.': 'Este código no es correcto o ya se ha usado.',
  'No passkey was given. Please try again, or take another way.':
    'No se ha dado ninguna clave de acceso. Inténtelo de nuevo o elija otro método.',
  'That did not log you in. Please try again.': 'No se ha podido iniciar la sesión. Inténtelo de nuevo.',
  'Please choose another password, of at least 8 characters.':
    'Elija otra contraseña, de al menos 8 caracteres.',
  'This link is not valid here, or was used before.': 'Este enlace no es válido aquí o ya se ha usado.',
  'This link has expired. Please ask for a new one.': 'Este enlace ha caducado. Pida uno nuevo.',
  'Please log in first.': 'Inicie sesión primero.',
  'That was tried too often. Please wait a little and try again.':
    'Demasiados intentos. Espere un poco e inténtelo de nuevo.',
  'This card was refused. Please check it, or take another one.':
    'Esta tarjeta se ha rechazado. Compruébela o use otra.',
  'Your new card is saved, but the amount due could not be charged. We try again later, or enter another card.':
    'Su nueva tarjeta está guardada, pero no se ha podido cobrar el importe pendiente. Lo intentaremos ' +
    'más tarde, o indique otra tarjeta.',
  'Your new card is saved. Whether the amount due was charged is not known yet. Nothing is charged twice.':
    'Su nueva tarjeta está guardada. Aún no se sabe si se ha cobrado el importe pendiente. Nada se cobra ' +
    'dos veces.',
  'The card of this subscription cannot be changed here.':
    'La tarjeta de esta suscripción no se puede cambiar aquí.',
  'Your new e-mail address is confirmed.': 'Su nueva dirección de correo está confirmada.',
  'Code of your authenticator app, or a recovery code':
    'Código de su aplicación de autenticación o un código de recuperación',
  'Go on': 'Continuar',
  'QR code for your authenticator app': 'Código QR para su aplicación de autenticación',
}

/** The longest notices in Spanish, by their names. */
export const NOTICE_TEXTS_ES: NoticeTexts = {
  challengeBlocked:
    'No se ha podido cargar la comprobación de que es una persona. Compruebe su conexión y sus ' +
    'bloqueadores de contenido y vuelva a cargar la página.',
  cardsNotSetUp:
    'Stripe no está configurado para este proyecto. Conecte Stripe en el Designer, en los ajustes de pago ' +
    'de la tienda.',
}
