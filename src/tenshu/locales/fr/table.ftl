# Ce que dit le serveur d’une table quand il refuse quelque chose.

table-away = La base de données est injoignable ; rien n’est perdu, réessayez dans un instant.
table-bot-sits = Un robot tient votre siège ; reprenez-le d’abord.
table-broken = Une erreur s’est produite sur le serveur et a été notée ; réessayez.
table-cut = « { $text } » n’est pas une coupe ; écrivez une ligne de 1 à { $most } caractères, sans espace au début ni à la fin.
table-full = Tous les sièges de cette table sont pris ; demandez un lien pour regarder.
table-name = Un nom compte de 1 à { $most } caractères, sur une seule ligne.
table-no-action = L’action { $action } n’existe pas ; elles vont de 0 à { $most }.
table-no-draft = Tout ce que vous avez joué ici est déjà connu des autres.
table-no-hint = Aucun robot ne peut dire ce qu’il ferait pour l’instant ; réessayez.
table-no-method = Cette adresse n’accepte pas cette méthode ; /api/schema dit ce que chacune accepte.
table-no-offer = Personne n’a demandé à annuler un coup.
table-no-page = Il n’y a rien à cette adresse ; /api/schema dit ce qu’il y a.
table-no-ply = Le coup { $ply } n’existe pas ; cette partie compte { $plies ->
    [one] { $plies } réponse
   *[other] { $plies } réponses
}.
table-no-seat = Le siège { $seat } n’existe pas ; cette table a { $seats ->
    [one] un siège
   *[other] { $seats } sièges
}.
table-no-secret = Ce lien n’ouvre aucune table ; envoyez son secret sous la forme « Authorization: Bearer SECRET ».
table-not-asked = Ce n’est pas à vous de répondre ; un conseil porte sur une question qui vous est posée.
table-not-host = Seuls la personne qui a ouvert la table et l’occupant du siège peuvent le changer.
table-not-invited = Ce lien n’est pas une invitation ; demandez-en une à quelqu’un de la table.
table-not-over = La partie n’est pas finie ; attendez la fin pour rejouer.
table-not-started = La partie n’a pas commencé ; lancez-la quand tous les sièges sont pris.
table-not-yours = Le siège { $seat } n’est pas le vôtre.
table-nothing-to-take-back = Aucun de vos coups ne peut être annulé à cet endroit.
table-only-watching = Ce lien sert à regarder ; cette action est réservée aux personnes assises à la table.
table-over = La partie est finie et sa graine est connue : on n’annule plus rien ; refaites plutôt une partie.
table-pace = Les robots attendent entre 0 et { $most } millisecondes.
table-seat-empty = Personne n’occupe le siège { $seat }.
table-seat-taken = Le siège { $seat } est pris ; choisissez-en un libre.
table-seats-open = { $seats ->
    [one] Un siège est encore libre ; attendez quelqu’un ou confiez-le à un robot
   *[other] { $seats } sièges sont encore libres ; attendez du monde ou confiez-les à des robots
}.
table-stale = La partie a avancé : elle compte { $ply ->
    [one] { $ply } réponse
   *[other] { $ply } réponses
} ; regardez de nouveau et répondez à ce qui est demandé maintenant.
table-started = La partie a déjà commencé : ce n’est plus possible.
table-too-large = C’est plus que le serveur n’accepte en une requête.
table-too-many = Trop de requêtes ; attendez une seconde et réessayez.
table-turn-over = Ce tour est joué ; terminez-le pour commencer le suivant.
table-unread = La requête est illisible : { $why }.
table-version = Cette partie ({ $game }) a commencé avec la version { $version } des règles, et ce serveur a la version { $known } ; un serveur de cette version peut la continuer.
table-which-seat = Précisez lequel de vos sièges : { $seats }.
