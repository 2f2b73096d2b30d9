# Les commandes qui font tourner un serveur.

cli-manual-serve = Ouvrir des tables pour les navigateurs : sur cette machine et sur les téléphones du même réseau.
cli-manual-backup = Copier la base de données d’un serveur dans un nouveau fichier, pendant que les parties continuent.
cli-option-db = la base de données : un fichier SQLite ou postgresql://USER@HOST/NAME ; sans précision, un fichier à côté de vos parties
cli-option-backup-file = le nouveau fichier
cli-option-port = le port ; sans précision, le premier libre à partir de 8787
cli-option-local = ne servir que cette machine
cli-option-workers = combien de processus ; plus d’un demande PostgreSQL
cli-option-serve-threads = combien de fils d’exécution pour les robots ; 0 : un par cœur
cli-option-logs = ce qui est dit sur stderr : quiet (seulement les problèmes), plain ou json
cli-option-no-browser = ne pas ouvrir de navigateur
cli-serve-here = Tenshu est ouvert : { $address }
cli-serve-there = Sur un téléphone du même réseau : { $address }
cli-serve-stop = Ctrl-C pour fermer ; toutes les parties sont conservées.
cli-serve-db = La base de données est inutilisable : { $why }
cli-backup-done = La copie est { $name } ; elle contient les graines des parties en cours, gardez-la pour vous.
table-workers = Plusieurs processus demandent une base PostgreSQL ; utilisez --db postgresql://USER@HOST/NAME, ou un seul processus.
table-ports = Aucun port de { $first } à { $last } n’est libre ; donnez-en un autre avec --port.
