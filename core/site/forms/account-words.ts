/**
 * Words that reveal the purpose of a form without marks, in many languages. Each entry of a list holds words
 * of one script.
 */

/** Words of a sign-up. */
export const SIGN_UP_WORDS: readonly RegExp[] = [
  /sign[\s_-]?up|regist(?:er|r)|registo|create[\s_-]?(?:(?:an?|your|my)[\s_-]?)?(?:new[\s_-]?)?account/i,
  /konto[\s_-]?(?:anlegen|erstellen|eröffnen)|inscri(?:ption|re|vez|v[ei]r)|crée[rz].{0,9}compte/i,
  /regístr|cre(?:ar|a|e).{0,12}(?:cuenta|conta|account)|criar.{0,6}conta|cadastr|iscriviti|zarejestr|rejestr/i,
  /account[\s_-]?aanmaken|(?:załóż|utwórz|skapa|opret|opprett|luo|creează).{0,6}(?:konto|tili|cont)|tilmeld/i,
  /rekisteröi|reģistr|înregistr|kayıt[\s_-]?ol|üye[\s_-]?ol|hesap.{0,6}oluştur|vytvoř.{0,6}účet/i,
  /регистр|реєстр|создать.{0,9}аккаунт|εγγραφ|הרשמה|إنشاء\s*حساب/i,
  /(?:新規|会員|ユーザー|アカウント)登録|登録する|アカウント(?:を)?作成/,
  /注册|註冊|회원\s?가입|가입하기/,
]

/** Words of a log-in. */
export const LOG_IN_WORDS: readonly RegExp[] = [
  /log[\s_-]?in(?!\p{L})|login|sign[\s_-]?in(?!\p{L})|inloggen|aanmelden|logga\s?in|log\s?ind|logg\s?inn/iu,
  /welcome back|willkommen zurück|bentornat|einloggen|anmelden|anmeldung|connexion|se[\s_-]?connecter|connectez/i,
  /inici(?:ar|o|e)[\s_-]?(?:de[\s_-]?)?ses(?:i[oó]n|são)|acceder|accedi|accesso|acessar|ingresar/i,
  /(?<!\p{L})entr(?:ar|a)(?!\p{L})/iu,
  /zaloguj|logowanie|p[rř]ihl[aá]s|kirjaudu|giriş|oturum|ienāk|autoriz|pieslēg|prisijung|bejelentkez/i,
  /autentific|conectare|σύνδεση|(?<!\p{L})вхі?о?д(?!\p{L})|войти|авториз|увійти/iu,
  /התחבר|כניסה|تسجيل\s*الدخول|ログイン|サインイン|登录|登入|登錄|로그인/,
]

/** Words of a field for an e-mail address. */
export const ADDRESS_WORDS: readonly RegExp[] = [
  /e-?mail|(?<!\p{L})mail(?!\p{L})|mailadres|courriel|correo|e-?past|e-?post|sähköpost|el\.?\s?pašt/iu,
  /почт|пошт|אימייל|דוא|البريد|メール|이메일/i,
  /邮箱|郵箱|信箱|電郵|电子邮件|電子郵件/,
]

/** Words of a field for the name by which people log in elsewhere. */
export const USER_NAME_WORDS: readonly RegExp[] = [
  /user[\s_-]?(?:name|id)?(?!\p{L})|(?<!\p{L})login(?!\p{L})|benutzer|nutzername|utilisateur|identifiant/iu,
  /usu[aá]rio|utente|gebruiker|użytkownik|uživatel|käyttäjä|användar|bruger|bruker|kullanıcı|lietotāj/i,
  /felhasznál|логин|пользовател|משתמש|المستخدم/i,
  /ユーザー|使用者|用户名|帳號|账号|아이디/,
]
