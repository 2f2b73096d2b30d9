# サーバーを動かすコマンド。

cli-manual-serve = ブラウザーで遊べる卓を開きます。このマシンと、同じネットワークのスマートフォンから使えます。
cli-manual-backup = 対局を続けたまま、サーバーのデータベースを新しいファイルにコピーします。
cli-option-db = データベース：SQLite のファイルか postgresql://USER@HOST/NAME。省くと、保存した対局と同じ場所のファイル
cli-option-backup-file = 新しいファイル
cli-option-port = ポート。省くと、8787以降で最初に空いているもの
cli-option-local = このマシンだけで使う
cli-option-workers = プロセスの数。2つ以上なら PostgreSQL が必要
cli-option-serve-threads = ボットが考えるスレッドの数。0なら1コアに1つ
cli-option-logs = stderr に書くこと：quiet（問題だけ）、plain、json
cli-option-no-browser = ブラウザーを開かない
cli-serve-here = 天守が開きました：{ $address }
cli-serve-there = 同じネットワークのスマートフォンから：{ $address }
cli-serve-stop = Ctrl-C で閉じます。対局はすべて残ります。
cli-serve-db = データベースを使えません：{ $why }
cli-backup-done = バックアップは { $name } です。終わっていない対局のシードが入っているので、人に渡さないでください。
table-workers = 複数のワーカーには PostgreSQL が必要です。--db postgresql://USER@HOST/NAME を使うか、ワーカーを1つにしてください。
table-ports = ポート{ $first }から{ $last }まで空きがありません。--port で別のポートを指定してください。
