# サーバーを動かすコマンド。

cli-manual-serve = ブラウザーで遊べる卓を開きます。このマシンと、同じネットワークの電話から使えます。
cli-manual-backup = 対局を続けたまま、サーバーのデータベースを新しいファイルに写します。
cli-option-db = データベース：SQLiteのファイルか postgresql://USER@HOST/NAME。省くと保存した対局の隣のファイル
cli-option-backup-file = 新しいファイル
cli-option-port = ポート。省くと8787から最初に空いているもの
cli-option-local = このマシンだけに開く
cli-option-workers = プロセスの数。2つ以上はPostgreSQLが必要
cli-option-serve-threads = ボットが考えるスレッドの数。0なら1コアに1つ
cli-option-logs = stderrに書くこと：quiet（問題だけ）、plain、json
cli-option-no-browser = ブラウザーを開かない
cli-serve-here = 天守が開きました：{ $address }
cli-serve-there = 同じネットワークの電話から：{ $address }
cli-serve-stop = Ctrl-Cで閉じます。対局はすべて残ります。
cli-serve-db = データベースを使えません：{ $why }
cli-backup-done = バックアップは { $name } です。終わっていない対局のシードが入っているので、人に渡さないでください。
table-workers = 複数のワーカーにはPostgreSQLが必要です。--db postgresql://USER@HOST/NAME を使うか、ワーカーを1つにしてください。
table-ports = ポート{ $first }から{ $last }まで空きがありません。--portで別のポートを指定してください。
