import type { NoticeTexts } from './notice-texts.js'
import type { AccountFormText, ChallengeText, FormText, OwnAccountText, UploadText } from './page-texts.js'

/** Texts of account forms, buttons and subscriptions in French, keyed by the English texts. */
export const ACCOUNT_FORM_TEXTS_FR: Readonly<Record<AccountFormText, string>> = {
  'We could not sign you up. Please try again, or contact us if you continue to have problems.':
    'Votre inscription n’a pas abouti. Veuillez réessayer, ou contactez-nous si le problème persiste.',
  'Some of the information provided is not valid.': 'Certaines informations ne sont pas valides.',
  'You are not allowed to access this site. Please contact the admin.':
    'Vous n’avez pas accès à ce site. Veuillez contacter son administrateur.',
  'Please use the same e-mail address the invite was sent to.':
    'Veuillez utiliser l’adresse e-mail à laquelle l’invitation a été envoyée.',
  'This e-mail address already exists. Log in or reset your password.':
    'Un compte existe déjà pour cette adresse e-mail. Connectez-vous ou réinitialisez votre mot de ' +
    'passe.',
  'This e-mail address is invalid. Please check it.':
    'Cette adresse e-mail n’est pas valide. Veuillez la vérifier.',
  'Your password must be at least 8 characters.': 'Votre mot de passe doit comporter au moins 8 caractères.',
  'Your account was not verified. Please try again, or contact us if you continue to have problems.':
    'Votre compte n’a pas été vérifié. Veuillez réessayer, ou contactez-nous si le problème ' + 'persiste.',
  'This link has expired. A new link has been sent to your e-mail.':
    'Ce lien a expiré. Un nouveau lien vous a été envoyé par e-mail.',
  'Fill out all required fields': 'Veuillez remplir tous les champs obligatoires.',
  "We're having trouble logging you in. Please try again, or contact us if you continue to have problems.":
    'La connexion n’a pas abouti. Veuillez réessayer, ou contactez-nous si le problème persiste.',
  'Invalid email or password. Please try again.':
    'Adresse e-mail ou mot de passe incorrect. Veuillez réessayer.',
  'Please verify your e-mail address. A new link has been sent to your e-mail.':
    'Veuillez confirmer votre adresse e-mail. Un nouveau lien vous a été envoyé par e-mail.',
  'Please enter the code.': 'Veuillez saisir le code.',
  'We could not reset your password. Please try again, or contact us if you continue to have problems.':
    'Votre mot de passe n’a pas pu être réinitialisé. Veuillez réessayer, ou contactez-nous si le ' +
    'problème persiste.',
  'We could not update your password. Please try again, or contact us if you continue to have problems.':
    'Votre mot de passe n’a pas pu être modifié. Veuillez réessayer, ou contactez-nous si le ' +
    'problème persiste.',
  'We could not update your account. Please try again, or contact us if you continue to have problems.':
    'Votre compte n’a pas pu être modifié. Veuillez réessayer, ou contactez-nous si le problème ' +
    'persiste.',
  'Saved.': 'Enregistré.',
  'If you have an account, a mail is on its way.': 'Si vous avez un compte, un e-mail est en route.',
  'Your new password is set.': 'Votre nouveau mot de passe est enregistré.',
  'Please open the link that has been sent to your e-mail.':
    'Veuillez ouvrir le lien qui vous a été envoyé par e-mail.',
  'Your e-mail address is verified.': 'Votre adresse e-mail est vérifiée.',
  'Log out': 'Se déconnecter',
  'Log in': 'Se connecter',
  'You could not be logged out. Please try again.': 'La déconnexion n’a pas abouti. Veuillez réessayer.',
  'The subscription could not be cancelled. Please try again.':
    'L’abonnement n’a pas pu être résilié. Veuillez réessayer.',
  'Your subscriptions could not be loaded. Please load the page again.':
    'Vos abonnements n’ont pas pu être chargés. Veuillez recharger la page.',
}

/** Texts of forms in French, keyed by the English texts. */
export const FORM_TEXTS_FR: Readonly<Record<FormText, string>> = {
  'Passwords cannot be submitted.': 'Les mots de passe ne peuvent pas être envoyés avec ce formulaire.',
  'Please fill out the required field: {field}': 'Veuillez remplir ce champ obligatoire : {field}',
  'Please enter a valid email address for: {field}': 'Veuillez saisir une adresse e-mail valide : {field}',
  'Please confirm you’re not a robot.': 'Veuillez confirmer que vous n’êtes pas un robot.',
  'The form could not be sent. Please try again.':
    'Le formulaire n’a pas pu être envoyé. Veuillez réessayer.',
  'This form is not set up correctly and cannot be sent. Please tell the owner of this site.':
    'Ce formulaire n’est pas configuré correctement et ne peut pas être envoyé. Veuillez prévenir le ' +
    'responsable de ce site.',
}

/** Texts of file fields in French, keyed by the English texts. */
export const UPLOAD_TEXTS_FR: Readonly<Record<UploadText, string>> = {
  'Remove file': 'Retirer le fichier',
  'Upload failed. File too large.': 'Le fichier n’a pas été envoyé : il est trop grand.',
  'Upload failed. File too small.': 'Le fichier n’a pas été envoyé : il est trop petit.',
  'Upload failed. Invalid file type.':
    'Le fichier n’a pas été envoyé : ce type de fichier n’est pas accepté.',
  'Upload failed. Something went wrong. Please retry.': 'Le fichier n’a pas été envoyé. Veuillez réessayer.',
  'Please upload a file.': 'Veuillez envoyer un fichier.',
}

/** Texts of challenges in French, keyed by the English texts. */
export const CHALLENGE_TEXTS_FR: Readonly<Record<ChallengeText, string>> = {
  'Please confirm that you are a person': 'Veuillez confirmer que vous êtes une personne',
  Cancel: 'Annuler',
}

/** Texts of the account that a member manages in French, keyed by the English texts. */
export const OWN_ACCOUNT_TEXTS_FR: Readonly<Record<OwnAccountText, string>> = {
  'That did not work. Please try again, or contact us if you continue to have problems.':
    'Cela n’a pas fonctionné. Veuillez réessayer, ou contactez-nous si le problème persiste.',
  'This is not your current password.': 'Ce n’est pas votre mot de passe actuel.',
  'Please enter your current password, or log in again, and repeat this.':
    'Veuillez saisir votre mot de passe actuel ou vous reconnecter, puis recommencer.',
  'Please enter the code of your authenticator app.':
    'Veuillez saisir le code de votre application d’authentification.',
  'This code is not right, or was used before.': 'Ce code est incorrect ou a déjà été utilisé.',
  'No passkey was given. Please try again, or take another way.':
    'Aucune clé d’accès n’a été fournie. Veuillez réessayer ou choisir une autre méthode.',
  'That did not log you in. Please try again.': 'La connexion n’a pas abouti. Veuillez réessayer.',
  'Please choose another password, of at least 8 characters.':
    'Veuillez choisir un autre mot de passe, d’au moins 8 caractères.',
  'This link is not valid here, or was used before.': 'Ce lien n’est pas valable ici ou a déjà été utilisé.',
  'This link has expired. Please ask for a new one.': 'Ce lien a expiré. Veuillez en demander un nouveau.',
  'Please log in first.': 'Veuillez d’abord vous connecter.',
  'That was tried too often. Please wait a little and try again.':
    'Trop de tentatives. Veuillez attendre un peu et réessayer.',
  'This card was refused. Please check it, or take another one.':
    'Cette carte a été refusée. Veuillez la vérifier ou en choisir une autre.',
  'Your new card is saved, but the amount due could not be charged. We try again later, or enter another card.':
    'Votre nouvelle carte est enregistrée, mais le montant dû n’a pas pu être débité. Nous ' +
    'réessaierons plus tard, ou indiquez une autre carte.',
  'Your new card is saved. Whether the amount due was charged is not known yet. Nothing is charged twice.':
    'Votre nouvelle carte est enregistrée. Nous ne savons pas encore si le montant dû a été débité. ' +
    'Rien n’est débité deux fois.',
  'The card of this subscription cannot be changed here.':
    'La carte de cet abonnement ne peut pas être modifiée ici.',
  'Your new e-mail address is confirmed.': 'Votre nouvelle adresse e-mail est confirmée.',
  'Code of your authenticator app, or a recovery code':
    'Code de votre application d’authentification, ou un code de secours',
  'Go on': 'Continuer',
  'QR code for your authenticator app': 'Code QR pour votre application d’authentification',
}

/** The longest notices in French, by their names. */
export const NOTICE_TEXTS_FR: NoticeTexts = {
  challengeBlocked:
    'La vérification que vous êtes une personne n’a pas pu être chargée. Vérifiez votre connexion ' +
    'et vos bloqueurs de contenu, puis rechargez la page.',
  cardsNotSetUp:
    'Stripe n’est pas configuré pour ce projet. Connectez Stripe dans le Designer, dans les réglages ' +
    'de paiement de la boutique.',
}
