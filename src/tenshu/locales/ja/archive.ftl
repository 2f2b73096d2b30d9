# ファイルからの読み込みと、終わった対局の続きについて、卓のサーバーが言うこと。

# log-damaged などの文の主語。
table-import-file = このファイル
table-import-long = ファイルが大きすぎます。1局のテキストは { $most } kB までです。
table-import-not-over = ファイルの対局はまだ終わっていません。開けるのは終局した対局だけです。
table-import-notes = ファイルの注記が長すぎるか、表示できない文字があります。表示できる文字で{ $most }字までです。

table-clone-not-over = 対局はまだ終わっていません。終局すれば、どの手からでも続きを遊べます。
table-clone-ply = { $ply }手目からは続けられません。0から{ $last }までを選んでください。
