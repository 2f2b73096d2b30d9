# ネットを学習させるときの言葉。

cli-manual-train = 自分自身との対局でネットを学習させます。同じコマンドで続きから始まります。
cli-option-minutes = 学習時間の合計（分）。前の分も数え、強さの測定は数えません。省くとゲームごとの既定値
cli-option-stop-after = 今回はこの分数で止めます。同じコマンドで続きから始まります
cli-option-folder = 学習を残すフォルダー。省くと build/train/GAME
cli-option-device = 学習に使うデバイス。対応する GPU があれば cuda
cli-option-train-seed = ネットの初期値と配札を決める数。省くとフォルダーの学習と同じ、新しければ0
cli-option-train-threads = CPU での対局と学習に使うスレッドの数。0なら1コアに1つ
cli-option-tables = 同時に進める卓の数。少ないほどメモリーも少なくて済みます
cli-option-layers = ネットの隠れ層の数
cli-option-slips = 過去のネットがいる卓で、でたらめに選ぶ答えの割合（例：0.05）。ミスの後にどうするかも学習できます
cli-option-width = ネットの隠れ層の幅
cli-option-train-games = 強さを測るときの、席数ごとの対局数。最後の測定では4倍
cli-option-begin = 学習を続ける：何も知らないネットの代わりに、最初に使うネットの重み
cli-option-against = 弱点を探す：1つを除くすべての席に座るネットの重み。それに対する最適応答を学習します

cli-train-extra = 学習に必要なパッケージがありません。リポジトリーでは「make train」がパッケージを入れて学習を始めます。ほかでは次のコマンドで入れてください：pip install "tenshu[train]"
cli-train-no-gpu = PyTorch と Numba の両方で使える GPU がありません。Numba 用のパッケージは pip install "tenshu[gpu]" で入ります。遅くてもよければ --device cpu を付けてください
cli-train-minutes = { $option } に{ $minutes }は使えません。0より大きく{ $most }以下にしてください。
cli-train-size-given = { $option } を付けると、ネットの幅と層の数は指定したネットと同じになります。{ $size } は省いてください。
cli-train-begin-against = 最適応答は相手のネットと同じ状態から始まります。--begin は省いてください。
cli-train-slips = --slips に{ $slips }は使えません。答えの割合なので、0から{ $most }までにしてください。
cli-train-slips-against = 最適応答の相手はそのままのネットで、でたらめな答えを選びません。--slips は省いてください。
learn-folder-unwritable = { $name } には書き込めません（{ $reason }）。ほかの --folder を指定してください。
cli-train-file = { $name } はファイルです。フォルダーを指定してください。

cli-train-title = { $game }：学習
cli-train-title-against = { $game }：最適応答
cli-train-begins = { $folder } で学習します（{ $device }）。Ctrl-C で保存して止まります。
cli-train-goes-on = { $folder } の学習を{ $minutes }分の時点から続けます（{ $device }）。Ctrl-C で保存して止まります。
cli-train-slowly = GPU を使わないので、時間がかかります。
cli-train-running = 学習中
cli-train-rate = 毎秒{ $rate }決定
cli-train-measured = { $all }分のうち{ $minutes }分、{ $windows }区間、{ $rate }
cli-train-measured-among = { $who }、{ $seats }：均等割りの{ $victories }倍、点差{ $lead }
cli-train-stopped = { $all }分のうち{ $minutes }分で止まりました。同じコマンドで { $folder } の続きから始まります。
cli-train-finished = この学習は{ $minutes }分を終えています。続けるには --minutes を増やすか、ほかの --folder を指定してください。
cli-train-weights = 重み：{ $name }
cli-train-strength = 強さ
cli-train-seats = 席
cli-train-games = 対局
cli-train-par = 勝ち／均等割り（95%）
cli-train-among = { $who ->
    [visitor] 客
    [apprentice] 見習い
    [rival] ライバル
   *[frozen] 固定したネット
}
cli-train-line = { $seats }席
cli-train-millions = { $number }百万
cli-train-note-par = ネットは1つの席に座り、ほかの席はすべて表の相手が受け持ちます。均等割りは、相手と同じ強さのときの勝率です。ここでのネットは先を読まず、いちばん好む手を選びます。
cli-train-fact-minutes = 分
cli-train-fact-decisions = 決定
cli-train-fact-seed = シード
cli-train-fact-device = デバイス
cli-train-fact-tables = 卓
cli-train-fact-layers = 隠れ層
cli-train-fact-width = 幅
cli-train-fact-slips = でたらめな答え
cli-train-fact-tenshu = Tenshu
cli-train-fact-torch = PyTorch
cli-train-fact-numba = Numba
cli-train-curve-entropy = エントロピー（nat）
cli-train-curve-explained = クリティックの説明率
cli-train-curve-moved = 1区間での変化（nat）
cli-train-curve-rate = 毎秒の決定（千）
cli-arena-plot-train-victories = 勝ち
cli-arena-plot-train-victories-told = 均等割りの何倍勝ったか。横軸は決定の数（百万）、わかるところには95%区間。破線が均等割りです。
cli-arena-plot-train-lead = 点差
cli-arena-plot-train-lead-told = ほかの席の平均との点差と95%区間。横軸は決定の数（百万）。破線では差がありません。
cli-arena-plot-train-windows = 学習の様子
cli-arena-plot-train-windows-told = 区間ごと、横軸は決定の数（百万）：ネットの迷い、クリティックが先を言い当てた割合、1区間で手の選び方が動いた量、対局と学習を合わせた速さ。

learn-folder-game = { $folder } にあるのは { $here } ではなく { $there } の学習です。ほかの --folder を指定してください。
learn-folder-observing = { $folder } の学習は観測のバージョン{ $there }のもので、今のゲームはバージョン{ $here }です。ほかの --folder で始め直してください。
learn-folder-layers = { $folder } の学習はネットの隠れ層が{ $there }層で、{ $here }層ではありません。--layers を前と同じにするか、ほかの --folder を指定してください。
learn-folder-width = { $folder } の学習はネットの幅が{ $there }で、{ $here }ではありません。--width を前と同じにするか、ほかの --folder を指定してください。
learn-folder-slips = { $folder } の学習は --slips が{ $there }で、{ $here }ではありません。前と同じにするか、ほかの --folder を指定してください。
learn-folder-against = { $folder } にあるのは別の相手との学習です。ほかの --folder を指定してください。
learn-folder-begin = { $folder } の学習は始め方が違います。始めたときと同じ --begin で、なければ付けずに続けるか、ほかの --folder を指定してください。
learn-folder-seed = { $folder } の学習はシードが{ $there }で、{ $here }ではありません。続けるには --seed を省いてください。そうでなければ、ほかの --folder を指定してください。
learn-folder-damaged = { $name } を読めません（{ $reason }）。壊れていないコピーを使うか、ほかの --folder を指定してください。
learn-log-damaged = { $name } の { $line } 行目は学習の記録ではありません。壊れていないコピーを使うか、ほかの --folder を指定してください。
learn-folder-busy = { $folder } では別の学習が進行中か、この学習の開始後に行われました。終わってからやり直すか、ほかの --folder を指定してください。
learn-broken = { $window }番目の区間で学習した値が数ではなくなったため、破棄しました。同じコマンドで { $folder } にある続きから再開できます。
